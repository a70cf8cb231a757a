'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { Dialog } from './dialog'

/**
 * Question with two answers. `onConfirm` may be async: the button shows progress, and the dialog stays open until it
 * settles; a rejection keeps it open.
 */
export function ConfirmDialog({
  open,
  title,
  confirmText = '确定',
  cancelText = '取消',
  onConfirm,
  onClose,
  children,
}: {
  open: boolean
  title: ReactNode
  confirmText?: string
  cancelText?: string
  onConfirm: () => void | Promise<void>
  onClose: () => void
  children?: ReactNode
}) {
  const [busy, setBusy] = useState(false)
  const handleConfirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch {
      // the caller has already shown the error; the dialog stays open for a retry
    } finally {
      setBusy(false)
    }
  }
  const footer = (
    <>
      <Button onClick={onClose} disabled={busy}>
        {cancelText}
      </Button>
      <Button kind="primary" loading={busy} onClick={handleConfirm}>
        {confirmText}
      </Button>
    </>
  )
  return (
    <Dialog open={open} title={title} onClose={onClose} size="s" footer={footer}>
      {children ? <div className="dialog-text">{children}</div> : null}
    </Dialog>
  )
}
