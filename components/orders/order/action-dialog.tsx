'use client'

import { type FormEvent, useId } from 'react'
import type { ActionForm } from '@/components/orders/order/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { type Deadline, deadlineText } from '@/components/ui/kit/clock'
import { Dialog } from '@/components/ui/overlays/dialog'
import type { OrderAction } from '@/lib/contract/entities/order'
import styles from './orders.module.css'
import { RefundFacts } from './refund-facts'
import { useActionForm } from './use-action-form'

interface Props {
  orderSn: string
  action: OrderAction
  /** The deadline that the action meets. */
  clock: Deadline | null
  form: ActionForm
  onClose: () => void
  /** Called on success. */
  onDone: () => void
  /** Called when the whole action was rejected: the displayed order may be outdated. */
  onRefused: () => void
}

/** Asks for an action's input and executes it, or shows the error. */
export function ActionDialog({ orderSn, action, clock, form, onClose, onDone, onRefused }: Props) {
  const { draft, change, send, busy, errorOf, refusal } = useActionForm(orderSn, action, form, onDone)
  const { Fields } = form
  const formId = useId()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) send()
  }
  const handleClose = () => {
    if (busy) return
    onClose()
    if (refusal) onRefused()
  }
  const footer = (
    <>
      <Button onClick={handleClose} disabled={busy}>
        返回
      </Button>
      <SubmitButton form={formId} kind={action.danger ? 'danger' : 'primary'} loading={busy}>
        {action.label}
      </SubmitButton>
    </>
  )
  return (
    <Dialog open title={action.title} size={form.fields.length > 1 ? 'm' : 's'} onClose={handleClose} footer={footer}>
      <form id={formId} className={`dialog-text ${styles.form}`} noValidate onSubmit={handleSubmit}>
        {action.text ? <p>{action.text}</p> : null}
        {clock && !clock.stopped ? <p className={styles.risk}>{deadlineText(clock)}</p> : null}
        {action.refund ? <RefundFacts refund={action.refund} /> : null}
        {Fields ? <Fields action={action} draft={draft} change={change} errorOf={errorOf} /> : null}
        {refusal ? (
          <Alert kind="danger" live>
            {refusal}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  )
}
