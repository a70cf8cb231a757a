'use client'

import { App, Form, Input, InputNumber, Select } from 'antd'
import { AmountItem } from '@/components/office/parts/amount-item'
import { FormDrawer } from '@/components/office/parts/form-drawer'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { GOODS_TYPES } from '@/lib/shared/goods/goods-types'
import type { UserId } from '@/lib/shared/ids'

const TYPES = GOODS_TYPES.filter((type) => !('isOld' in type)).map(({ id, name }) => ({ value: id, label: name }))
const needed = (message: string) => [{ required: true, message }]
const FULL = { width: '100%' }

interface Fields {
  userId: UserId
  title: string
  amount: string
  min: string
  goodsTypes?: number[]
  validDays: number
  reason: string
}

/** Gives a coupon to one member, who is notified. */
export function GiftDrawer({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const [form] = Form.useForm<Fields>()
  const intent = useIntent()
  const { message } = App.useApp()
  const send = async ({ userId, validDays, goodsTypes = [], ...values }: Fields) => {
    const input = {
      ...values,
      userId: `${userId}`,
      validDays: `${validDays}`,
      goodsTypes: JSON.stringify(goodsTypes),
    }
    const key = { idempotencyKey: intent.keyOf(JSON.stringify(input)) }
    const { couponId } = await call('POST /console/giveCoupon', input, key)
    if (couponId === null) void message.info('已超出本月赠券额度，双人复核后送出')
  }
  return (
    <FormDrawer<Fields>
      title="赠送优惠券"
      note="当场到账并通知用户，不能收回。分销商送的券从分成余额里扣，过期没用会退回"
      form={form}
      initial={{ validDays: 30, goodsTypes: [] }}
      onSave={send}
      onSaved={onChanged}
      onClose={onClose}
    >
      <div className={styles.row}>
        <Form.Item name="userId" label="用户ID" rules={needed('请填写用户ID')}>
          <InputNumber min={1} precision={0} controls={false} style={FULL} />
        </Form.Item>
        <Form.Item name="title" label="名称，用户看得到" rules={needed('请填写名称')}>
          <Input maxLength={30} placeholder="例如 满 200 元减 10 元" />
        </Form.Item>
        <AmountItem name="amount" label="面额，元" absent="请填写面额" extra="不超过门槛的 5%" />
        <AmountItem name="min" label="满多少元可用" absent="请填写门槛" />
        <Form.Item name="validDays" label="有效天数" rules={needed('请填写天数')}>
          <InputNumber min={1} max={365} precision={0} style={FULL} />
        </Form.Item>
        <Form.Item name="goodsTypes" label="限商品类型，不选则不限">
          <Select mode="multiple" options={TYPES} />
        </Form.Item>
      </div>
      <Form.Item name="reason" label="原因" rules={needed('请填写原因')}>
        <Input.TextArea rows={3} maxLength={200} showCount />
      </Form.Item>
    </FormDrawer>
  )
}
