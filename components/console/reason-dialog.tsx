'use client'

import { App, Button, Form, Input, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { Alert } from '@/components/ui/alert'

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
  const { title, text, confirm, danger, label = '原因', max = 200, onSend, onClose, done = '已完成', children } = props
  const { message } = App.useApp()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const handleSend = async () => {
    if (!reason.trim()) return setFault('请填写原因')
    setBusy(true)
    setFault('')
    try {
      await onSend(reason.trim())
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
      <Button type="primary" danger={danger} loading={busy} onClick={handleSend}>
        {confirm}
      </Button>
    </>
  )
  return (
    <Modal open title={title} onCancel={onClose} footer={footer} destroyOnHidden>
      {text ? <p className="muted">{text}</p> : null}
      <Form layout="vertical" style={{ marginTop: 12 }}>
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
      </Form>
      {fault ? (
        <Alert kind="danger" live>
          {fault}
        </Alert>
      ) : null}
    </Modal>
  )
}
