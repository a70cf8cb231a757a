'use client'

import { LoadingOutlined } from '@ant-design/icons'
import { Button, Form, Modal } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { Alert } from '@/components/ui/kit/alert'
import { keepPlace } from '@/components/ui/kit/keep-place'
import styles from './send-dialog.module.css'
import { useSending } from './use-sending'

/** Answers what is said when it is done; rejects as `call` does, and the dialog then stays. */
type Send = () => Promise<string>

interface Props {
  title: string
  /** What it is about, above the fields. */
  head?: ReactNode
  /** Words of the button. */
  confirm: string
  danger?: boolean
  disabled?: boolean
  /** Something else that may be done here. */
  other?: { label: string; onSend: Send }
  /** Beside the buttons. */
  note?: string
  width?: number
  onSend: Send
  onClose: () => void
  children: ReactNode
}

/** Fields that staff fill in and send; it closes when that is done. */
export function SendDialog(props: Props) {
  const { title, head, confirm, danger, disabled, other, note, width, onSend, onClose, children } = props
  const { busy, fault, send } = useSending(onClose)
  // antd gives the focus back to a control that is still there only
  const [giveBack] = useState(keepPlace)
  useEffect(() => giveBack, [giveBack])
  // An icon of its own has no motion: antd's, gone before it has any width, would stay in the button's name.
  const loading = busy && { icon: <LoadingOutlined /> }
  const footer = (
    <div className={styles.foot}>
      {note ? <small>{note}</small> : null}
      <Button onClick={onClose}>取消</Button>
      {other ? (
        <Button loading={loading} onClick={() => void send(other.onSend)}>
          {other.label}
        </Button>
      ) : null}
      <Button type="primary" danger={danger} loading={loading} disabled={disabled} onClick={() => void send(onSend)}>
        {confirm}
      </Button>
    </div>
  )
  return (
    <Modal open title={title} width={width} footer={footer} onCancel={onClose} destroyOnHidden>
      {head}
      <Form layout="vertical" style={{ marginTop: 12 }}>
        {children}
      </Form>
      {fault ? (
        <Alert kind="danger" live>
          {fault}
        </Alert>
      ) : null}
    </Modal>
  )
}
