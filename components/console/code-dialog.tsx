'use client'

import { App, Button, Form, Input, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { STAFF_CODE_PATTERN } from '@/lib/shared/staff'

interface Props {
  title: string
  text?: ReactNode
  /** Words of the button. */
  confirm: string
  /** Rejects as `call` does; the dialog then stays, and asks for another code. */
  onSend: (code: string) => Promise<unknown>
  onClose: () => void
  done: string
  children: ReactNode
}

/** What takes a fresh code of the authenticator, as money and where it goes do. */
export function CodeDialog({ title, text, confirm, onSend, onClose, done, children }: Props) {
  const { message } = App.useApp()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const handleSend = async () => {
    if (!STAFF_CODE_PATTERN.test(code)) return setFault('请输入 6 位验证码或恢复码')
    setBusy(true)
    setFault('')
    try {
      await onSend(code)
      message.success(done)
      onClose()
    } catch (error) {
      setFault((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  const footer = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button type="primary" loading={busy} onClick={handleSend}>
        {confirm}
      </Button>
    </>
  )
  return (
    <Modal open title={title} onCancel={onClose} footer={footer} destroyOnHidden>
      {text ? <p className="muted">{text}</p> : null}
      <Form layout="vertical" style={{ marginTop: 12 }}>
        {children}
        <Form.Item label="动态验证码" required htmlFor="code" extra="验证器里的 6 位数字；每个验证码只能用一次">
          <Input
            id="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={11}
            value={code}
            onChange={(event) => setCode(event.target.value.trim())}
          />
        </Form.Item>
      </Form>
      {fault ? (
        <Alert kind="danger" live>
          {fault}
        </Alert>
      ) : null}
    </Modal>
  )
}
