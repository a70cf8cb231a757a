'use client'

import { Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { SendDialog } from '@/components/office/parts/send-dialog'
import { Alert } from '@/components/ui/kit/alert'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import type { DeskComplaint } from '@/lib/contract/entities/complaint'
import { yuanText } from '@/lib/shared/money/money'
import { COMPLAINT_REPLIES, COMPLAINT_TEXT } from '@/lib/shared/trade/complaints'
import { ComplaintLog } from './complaint-log'
import styles from './desk.module.css'

interface Props {
  complaint: DeskComplaint
  onClose: () => void
  onChanged: () => void
}
type Way = 'reply' | 'refunded' | 'explained'

const CONFIRM: Readonly<Record<Way, string>> = { reply: '发送回复', refunded: '处理完成', explained: '处理完成' }
const WAYS = [
  { value: 'reply', label: '回复买家' },
  { value: 'refunded', label: '已退款，处理完成' },
  { value: 'explained', label: '不退款，说明后完成' },
]

/** What was said, a reply, or the end of a complaint at a payment provider. */
export function ComplaintDialog({ complaint, onClose, onChanged }: Props) {
  const { complaintId, stage } = complaint
  const intent = useIntent()
  const [way, setWay] = useState<Way | null>(null)
  const [text, setText] = useState('')
  // a decision can be replaced until the provider was notified
  const isOver = stage === 'done'
  const warning = way === 'refunded' ? WARNINGS[complaint.refund] : ''
  const send = async () => {
    if (way === null) throw new Error('请选择处理方式')
    const options = { idempotencyKey: intent.keyOf(`${way} ${text}`) }
    const id = `${complaintId}`
    if (way === 'reply') await call('POST /desk/replyComplaint', { complaintId: id, text }, options)
    else await call('POST /desk/closeComplaint', { complaintId: id, outcome: way, text }, options)
    onChanged()
    return way === 'reply' ? '已提交，马上发给买家' : '已提交处理结果'
  }
  const head = (
    <>
      <p className="muted">{`${complaint.providerName}投诉 ${complaint.complaintSn}，付款 ${yuanText(complaint.paid)}${complaint.wanted ? `，要求退 ${yuanText(complaint.wanted)}` : ''}`}</p>
      {complaint.seller ? (
        <p className="muted num">{`卖家近 30 天：${complaint.seller.complaints} 笔投诉，付款订单 ${complaint.seller.paid} 笔`}</p>
      ) : null}
      <ComplaintLog complaint={complaint} />
    </>
  )
  return (
    <SendDialog
      title={isOver ? '支付投诉' : '处理支付投诉'}
      head={head}
      confirm={way ? CONFIRM[way] : '提交'}
      disabled={isOver || warning !== ''}
      missing={isOver ? [] : [way === null && '处理方式', !text.trim() && '写给买家的话']}
      width={620}
      onSend={send}
      onClose={onClose}
    >
      {isOver ? null : (
        <>
          <Form.Item label="处理方式" required>
            <Radio.Group value={way} options={WAYS} onChange={({ target }) => setWay(target.value as Way)} />
          </Form.Item>
          {warning ? (
            <div className={styles.warning}>
              <Alert kind="warn">{warning}</Alert>
            </div>
          ) : null}
          <Form.Item label="写给买家的话" htmlFor="complaintText" required extra="会原样显示在买家的投诉页面里">
            <Input.TextArea
              id="complaintText"
              rows={4}
              maxLength={COMPLAINT_TEXT}
              showCount
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Form.Item>
          {way && text === '' ? (
            <ul className={styles.starts} aria-label="常用回复">
              {COMPLAINT_REPLIES[way].map((reply) => (
                <li key={reply}>
                  <button type="button" onClick={() => setText(reply)}>
                    {reply}
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
        </>
      )}
    </SendDialog>
  )
}

/** Why it cannot be closed as refunded yet; '' if it can. */
const WARNINGS: Readonly<Record<DeskComplaint['refund'], string>> = {
  none: '这笔付款还没有退款，请先在订单里退款或处理售后',
  returned: '原路退款没有成功，款项已退到余额，请改选“不退款，说明后完成”并写明去向',
  pending: '',
  done: '',
}
