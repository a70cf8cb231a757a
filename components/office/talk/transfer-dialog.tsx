'use client'

import { Form, Radio, Tag } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { UserId } from '@/lib/shared/ids'
import { DESK_WORDS, DUTY_STATES } from '@/lib/shared/staff/desk'
import styles from './talk.module.css'

interface Props {
  orderSn: string
  /** Waited for, so that what the dialog leaves behind is up to date. */
  onChanged: () => unknown
  onClose: () => void
}

/** Transfers an order to a colleague; members on duty with the fewest orders come first. */
export function TransferDialog({ orderSn, onChanged, onClose }: Props) {
  const intent = useIntent()
  const { data } = useLoad('colleagues', () => call('GET /desk/colleagues', {}))
  const [userId, setUserId] = useState<UserId | null>(null)
  const handleSend = async (note: string) => {
    if (userId === null) throw new Error('请选择接手的客服')
    const input = { orderSn, userId: String(userId), note }
    await call('POST /desk/transferOrder', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
    await onChanged()
  }
  return (
    <ReasonDialog
      title="转单"
      text="对方立即负责这笔订单，进群表明身份；说明只有客服看得到。"
      label="交接说明"
      confirm="转单"
      done="已转单"
      max={DESK_WORDS}
      blocked={userId === null}
      onSend={handleSend}
      onClose={onClose}
    >
      {data ? null : <SkeletonRows rows={2} />}
      <Form.Item
        className={styles.choice}
        label="接手的客服"
        required
        help={data && data.list.length > 0 && userId === null ? '请先选择接手的客服' : undefined}
      >
        {data?.list.length === 0 ? <p className="muted">没有其他在职客服，暂时不能转单</p> : null}
        <Radio.Group
          className={styles.colleagues}
          aria-label="接手的客服"
          value={userId}
          onChange={({ target }) => setUserId(target.value as UserId)}
        >
          {(data?.list ?? []).map(({ userId: id, name, duty, isOnDuty, load }) => (
            <Radio key={id} value={id}>
              {name}{' '}
              <Tag color={isOnDuty ? 'success' : undefined}>
                {isOnDuty ? '接单中' : duty === 'open' ? '不在时段' : DUTY_STATES[duty]}
              </Tag>
              <span className="muted">{`手上 ${load} 单`}</span>
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
    </ReasonDialog>
  )
}
