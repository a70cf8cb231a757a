'use client'

import { useState } from 'react'
import { Button, type ButtonLook, buttonClass } from '@/components/ui/button'
import { toast } from '@/lib/client/toast-store'
import type { OrderAction, OrderRow } from '@/lib/contract/entities/order'
import { ActionDialog } from './action-dialog'
import { ACTION_FORMS } from './forms/action-forms'

interface Props {
  order: Pick<OrderRow, 'orderSn' | 'actions'>
  /** After anything changed. */
  onChanged: () => void
  size?: 'sm'
}

/** Buttons for what the API says this reader may do now, the one thing to do first, each with its question. */
export function OrderActions({ order, onChanged, size }: Props) {
  const [asked, setAsked] = useState<OrderAction | null>(null)
  const shown = order.actions.toSorted((a, b) => Number(b.primary) - Number(a.primary))
  const handleDone = () => {
    setAsked(null)
    if (asked?.done) toast({ text: asked.done })
    onChanged()
  }
  return (
    <>
      {shown.map((action, place) => (
        <ActionButton
          key={action.action}
          action={action}
          look={{ kind: kindOf(action, place), size }}
          onAsk={() => setAsked(action)}
        />
      ))}
      {asked && asked.form !== 'link' ? (
        <ActionDialog
          key={asked.action}
          orderSn={order.orderSn}
          action={asked}
          form={ACTION_FORMS[asked.form]}
          onClose={() => setAsked(null)}
          onDone={handleDone}
          onRefused={onChanged}
        />
      ) : null}
    </>
  )
}

/** One primary, one beside it; what comes after is text. */
function kindOf(action: OrderAction, place: number): ButtonLook['kind'] {
  if (action.primary) return 'primary'
  if (place > 1) return 'text'
  return action.danger ? 'danger' : undefined
}

function ActionButton({ action, look, onAsk }: { action: OrderAction; look: ButtonLook; onAsk: () => void }) {
  if (action.form === 'link')
    return (
      <a className={buttonClass(look)} href={action.href}>
        {action.label}
      </a>
    )
  return (
    <Button {...look} onClick={onAsk}>
      {action.label}
    </Button>
  )
}
