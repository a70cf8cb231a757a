'use client'

import { Form, Input, InputNumber } from 'antd'
import { AmountItem } from '@/components/office/parts/amount-item'
import type { Lottery } from '@/components/office/parts/content-rows'
import { FormDrawer } from '@/components/office/parts/form-drawer'
import { MinutePicker, minuteOf } from '@/components/office/parts/minute-picker'
import { RemoveButton } from '@/components/office/parts/remove-button'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import { CopyLottery } from './copy-lottery'
import { EndLottery } from './end-lottery'
import { type LotteryFields, lotteryFields, prizesOf } from './lottery-form'
import { LotteryPrizes } from './lottery-prizes'
import { linesOf } from './rule-lines'

const needed = (message: string) => [{ required: true, message }]
const FULL = { width: '100%' }

interface Props {
  /** null: a new one. */
  lottery: Lottery | null
  onClose: () => void
  onChanged: () => void
}

/** One lottery; after its start the odds are fixed, and only its end can be changed. */
export function LotteryDrawer({ lottery, onClose, onChanged }: Props) {
  const [form] = Form.useForm<LotteryFields>()
  const lotteryId = lottery ? `${lottery.lotteryId}` : undefined
  const isFixed = lottery !== null && lottery.state !== 'soon'
  const send = ({ rules, startAt, endAt, freePerDay, maxPerDay, prizes, ...values }: LotteryFields) =>
    call('POST /console/saveLottery', {
      ...values,
      lotteryId,
      rules: JSON.stringify(linesOf(rules)),
      prizes: JSON.stringify(prizesOf(prizes)),
      startTime: minuteOf(startAt),
      endTime: minuteOf(endAt),
      freePerDay: `${freePerDay}`,
      maxPerDay: `${maxPerDay}`,
    })
  const actions = !lotteryId ? (
    <CopyLottery form={form} />
  ) : lottery?.state === 'open' ? (
    <EndLottery lotteryId={lotteryId} endTime={lottery.endTime} onChanged={onChanged} />
  ) : lottery?.state === 'soon' ? (
    <RemoveButton
      title="删除这个抽奖？"
      text="抽奖页立即不再预告，不能恢复。"
      onRemove={async (reason) => {
        await call('POST /console/removeLottery', { lotteryId, reason })
        onChanged()
      }}
    />
  ) : null
  return (
    <FormDrawer<LotteryFields>
      title={lottery?.title ?? '新建抽奖'}
      note={isFixed ? '抽奖已经开始，奖品和概率不再改动' : '开始后奖品和概率不能再改，只能提前结束或延长'}
      readOnly={isFixed}
      form={form}
      initial={lotteryFields(lottery)}
      onSave={send}
      onSaved={onChanged}
      onClose={onClose}
      actions={actions}
    >
      <Form.Item name="title" label="标题" rules={needed('请填写标题')}>
        <Input maxLength={30} showCount />
      </Form.Item>
      <Form.Item name="intro" label="简介（选填）">
        <Input maxLength={100} showCount />
      </Form.Item>
      <div className={styles.row}>
        <Form.Item name="startAt" label="开始" rules={needed('请选择开始时间')}>
          <MinutePicker />
        </Form.Item>
        <Form.Item name="endAt" label="结束" rules={needed('请选择结束时间')}>
          <MinutePicker />
        </Form.Item>
        <Form.Item name="freePerDay" label="每日免费次数" rules={needed('请填写次数')}>
          <InputNumber min={0} max={100} precision={0} style={FULL} />
        </Form.Item>
        <Form.Item name="maxPerDay" label="每日最多次数" rules={needed('请填写次数')}>
          <InputNumber min={1} max={100} precision={0} style={FULL} />
        </Form.Item>
        <AmountItem name="minOrder" label="订单满多少元，放款后得一次" absent="请填写金额" least="0" />
      </div>
      <LotteryPrizes />
      <Form.Item name="rules" label="规则，一行一条" rules={needed('请填写规则')}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} />
      </Form.Item>
    </FormDrawer>
  )
}
