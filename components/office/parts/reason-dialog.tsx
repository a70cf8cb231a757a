'use client'

import { Form, Input } from 'antd'
import { type ReactNode, useState } from 'react'
import { SendDialog } from './send-dialog'

interface Props {
  title: string
  /** What happens. */
  text?: ReactNode
  /** Words of the button. */
  confirm: string
  danger?: boolean
  label?: string
  max?: number
  /** Rejects as `call` does; the dialog then stays. */
  onSend: (reason: string) => Promise<unknown>
  onClose: () => void
  /** Said when it is done. */
  done?: string
  children?: ReactNode
}

/** Every decision of staff has a reason; it stands in the record. */
export function ReasonDialog(props: Props) {
  const { text, label = '原因', max = 200, onSend, done = '已完成', children, ...rest } = props
  const [reason, setReason] = useState('')
  const handleSend = async () => {
    if (!reason.trim()) throw new Error('请填写原因')
    await onSend(reason.trim())
    return done
  }
  return (
    <SendDialog {...rest} head={text ? <p className="muted">{text}</p> : null} onSend={handleSend}>
      {children}
      <Form.Item label={label} required htmlFor="reason">
        <Input.TextArea
          id="reason"
          rows={3}
          maxLength={max}
          showCount
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Form.Item>
    </SendDialog>
  )
}
