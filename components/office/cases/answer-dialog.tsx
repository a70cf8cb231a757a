'use client'

import { Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { SendDialog } from '@/components/office/parts/send-dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { CASE_TEXT } from '@/lib/shared/trade/service-cases'

const WAYS = [
  { value: 'answer', label: '回复' },
  { value: 'ask', label: '要求补充材料' },
  { value: 'note', label: '内部备注' },
] as const
type Way = (typeof WAYS)[number]['value']

const EXTRA: Readonly<Record<Way, string>> = {
  answer: '提交人会看到，并收到通知',
  ask: '写清要补充什么。等待期间暂停计时，超时未补充自动关闭',
  note: '仅员工可见，转交时同事能看到',
}
const DONE: Readonly<Record<Way, string>> = { answer: '已回复', ask: '已要求补充', note: '已备注' }

interface Props {
  caseSn: string
  onClose: () => void
  onChanged: () => void
}

/** A message to the sender, a request for more, or a note for staff. */
export function AnswerDialog({ caseSn, onClose, onChanged }: Props) {
  const intent = useIntent()
  const [way, setWay] = useState<Way>('answer')
  const [text, setText] = useState('')
  const send = async () => {
    const options = { idempotencyKey: intent.keyOf(`${way} ${text}`) }
    await call('POST /desk/answerCase', { caseSn, way, text }, options)
    onChanged()
    return DONE[way]
  }
  return (
    <SendDialog
      title="回复工单"
      confirm={way === 'note' ? '保存' : '发送'}
      missing={[!text.trim() && '内容']}
      width={620}
      onSend={send}
      onClose={onClose}
    >
      <Form.Item label="方式">
        <Radio.Group value={way} options={[...WAYS]} onChange={({ target }) => setWay(target.value as Way)} />
      </Form.Item>
      <Form.Item label="内容" htmlFor="caseText" required extra={EXTRA[way]}>
        <Input.TextArea
          id="caseText"
          rows={5}
          maxLength={CASE_TEXT}
          showCount
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Form.Item>
    </SendDialog>
  )
}
