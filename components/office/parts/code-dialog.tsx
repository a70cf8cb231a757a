'use client'

import { Form, Input } from 'antd'
import { type ReactNode, useState } from 'react'
import { normalCode } from '@/lib/shared/normalize/code'
import { STAFF_CODE_PATTERN } from '@/lib/shared/staff/staff'
import { SendDialog } from './send-dialog'

interface Props {
  title: string
  text?: ReactNode
  /** Label of the button. */
  confirm: string
  /** Rejects like `call`; the dialog then stays open and asks for another code. */
  onSend: (code: string) => Promise<unknown>
  onClose: () => void
  done: string
  children: ReactNode
}

/** For actions that require a fresh authenticator code, such as those about money and payees. */
export function CodeDialog({ text, onSend, done, children, ...rest }: Props) {
  const [code, setCode] = useState('')
  const handleSend = async () => {
    const typed = normalCode(code)
    if (!STAFF_CODE_PATTERN.test(typed)) throw new Error('请输入 6 位验证码或恢复码')
    await onSend(typed)
    return done
  }
  return (
    <SendDialog {...rest} head={text ? <p className="muted">{text}</p> : null} onSend={handleSend}>
      {children}
      <Form.Item label="动态验证码" required htmlFor="code" extra="验证器里的 6 位数字；每个验证码只能用一次">
        <Input
          id="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Form.Item>
    </SendDialog>
  )
}
