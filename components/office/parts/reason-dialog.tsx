'use client'

import { Form, Input } from 'antd'
import { type ReactNode, useState } from 'react'
import { SendDialog } from './send-dialog'

interface Props {
  title: string
  /** Explains the effect. */
  text?: ReactNode
  /** Label of the button. */
  confirm: string
  danger?: boolean
  label?: string
  max?: number
  /** Rejects like `call`; the dialog then stays open. */
  onSend: (reason: string) => Promise<unknown>
  onClose: () => void
  /** What `children` ask for is missing; they say it. */
  blocked?: boolean
  /** Checks what `children` ask for; they show what is wrong. False: nothing is sent. */
  check?: () => boolean
  /** Message on success. */
  done?: string
  children?: ReactNode
  /** Optional fields after the reason. */
  more?: ReactNode
}

/** Asks for the reason of a staff decision, which is stored in the audit log. */
export function ReasonDialog(props: Props) {
  const { text, label = '原因', max = 200, onSend, done = '已完成', blocked, check, children, more, ...rest } = props
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const fault = isChecked && !reason.trim() ? `请填写${label}` : undefined
  // all of it, so that what is missing is shown at once
  const checkAll = () => {
    setChecked(true)
    const isFilled = check?.() ?? true
    return isFilled && reason.trim() !== ''
  }
  const handleSend = async () => {
    const said = await onSend(reason.trim())
    return typeof said === 'string' ? said : done
  }
  return (
    <SendDialog
      {...rest}
      head={text ? <p className="muted">{text}</p> : null}
      disabled={blocked}
      check={checkAll}
      onSend={handleSend}
    >
      {children}
      <Form.Item label={label} required htmlFor="reason" validateStatus={fault && 'error'} help={fault}>
        <Input.TextArea
          id="reason"
          rows={3}
          maxLength={max}
          showCount
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Form.Item>
      {more}
    </SendDialog>
  )
}
