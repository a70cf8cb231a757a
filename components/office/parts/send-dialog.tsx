'use client'

import { LoadingOutlined } from '@ant-design/icons'
import { Button, Form, Modal } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { Alert } from '@/components/ui/kit/alert'
import { restoreScroll } from '@/components/ui/kit/restore-scroll'
import styles from './send-dialog.module.css'
import { useLeave } from './use-leave'
import { useSending } from './use-sending'

/** Returns the success message; rejects like `call`, and the dialog then stays open. */
type Send = () => Promise<string>

interface Props {
  title: string
  /** Shown above the fields. */
  head?: ReactNode
  /** Label of the button. */
  confirm: string
  danger?: boolean
  disabled?: boolean
  /** Names of required fields that are still empty: the dialog cannot be sent, and says what is missing. */
  missing?: readonly (string | false)[]
  /** Shown next to the buttons. */
  note?: string
  width?: number
  /** Uses the whole height of the window. */
  isTall?: boolean
  /** Checks the fields, which show what is wrong; false: nothing is sent. */
  check?: () => boolean
  onSend: Send
  onClose: () => void
  children: ReactNode
}

/** Dialog with fields that staff fill in and send; closes on success. Closing it with changed fields asks first. */
export function SendDialog(props: Props) {
  const { title, head, confirm, danger, width, isTall, check, onSend, onClose, children } = props
  const missing = (props.missing ?? []).filter((name) => name !== false)
  const note = missing.length > 0 ? `还缺：${missing.join('、')}` : props.note
  const { busy, fault, send, clear } = useSending(onClose)
  const { fields, leave } = useLeave(onClose)
  // antd only restores focus to an element that still exists
  const [giveBack] = useState(restoreScroll)
  useEffect(() => giveBack, [giveBack])
  // A custom icon is not animated: antd's own, if removed before it has a width, would stay part of the button's
  // accessible name.
  const loading = busy && { icon: <LoadingOutlined /> }
  const footer = (
    <div className={styles.foot}>
      {fault ? (
        <div className={styles.fault}>
          <Alert kind="danger" live>
            {fault}
          </Alert>
        </div>
      ) : null}
      {note ? <small>{note}</small> : null}
      <Button onClick={leave}>取消</Button>
      <Button
        type="primary"
        danger={danger}
        loading={loading}
        disabled={props.disabled || missing.length > 0}
        onClick={() => (check?.() ?? true) && void send(onSend)}
      >
        {confirm}
      </Button>
    </div>
  )
  return (
    <Modal
      open
      title={title}
      width={width}
      footer={footer}
      onCancel={leave}
      destroyOnHidden
      classNames={{ wrapper: isTall ? styles.tall : styles.dialog, body: styles.body }}
    >
      {head}
      <div {...fields}>
        <Form layout="vertical" style={{ marginTop: 12 }} onInput={clear} onChange={clear}>
          {children}
        </Form>
      </div>
    </Modal>
  )
}
