'use client'

import { useState } from 'react'
import { ACTION_FORMS } from '@/components/orders/order/forms/action-forms'
import { Button, type ButtonLook, buttonClass } from '@/components/ui/kit/button'
import { MoreMenu } from '@/components/ui/overlays/more-menu'
import { toast } from '@/lib/client/toast-store'
import type { OrderAction, OrderRow } from '@/lib/contract/entities/order'
import { ActionDialog } from './action-dialog'
import styles from './orders.module.css'

interface Props {
  order: Pick<OrderRow, 'orderSn' | 'actions' | 'turn'>
  /** Called after any change. */
  onChanged: () => void
  size?: 'sm'
  /** Shows only the first action, the others behind 更多: used in lists. */
  isFolded?: boolean
}

/** Buttons for the actions the API offers the user, main action first, each with its form. */
export function OrderActions({ order, onChanged, size, isFolded = false }: Props) {
  const [selected, setSelected] = useState<OrderAction | null>(null)
  const shown = order.actions.toSorted((a, b) => Number(b.primary) - Number(a.primary))
  const first = shown[0]
  const folded = first && !isHidden(first) ? 1 : 0
  const rest = shown.slice(folded)
  // a menu of one harmless entry is the button itself, where the row has room for it
  const isBare = folded === 1 && rest.length === 1 && rest.every((one) => !isHidden(one) && one.label.length <= ROOM)
  const open = isFolded && !isBare ? folded : shown.length
  const handleDone = () => {
    setSelected(null)
    if (selected?.done) toast({ text: selected.done })
    onChanged()
  }
  return (
    <>
      {shown.slice(0, open).map((action, place) => (
        <ActionButton
          key={action.action}
          action={action}
          look={{ kind: kindOf(action, place), size }}
          onAsk={() => setSelected(action)}
        />
      ))}
      {shown.length > open ? (
        <MoreMenu className={styles.rest} size={size}>
          {shown.slice(open).map((action) => (
            <ActionButton
              key={action.action}
              action={action}
              look={{ kind: 'text', size }}
              onAsk={() => setSelected(action)}
            />
          ))}
        </MoreMenu>
      ) : null}
      {selected && selected.form !== 'link' ? (
        <ActionDialog
          key={selected.action}
          orderSn={order.orderSn}
          action={selected}
          clock={selected.primary ? order.turn.clock : null}
          form={ACTION_FORMS[selected.form]}
          onClose={() => setSelected(null)}
          onDone={handleDone}
          onRefused={onChanged}
        />
      ) : null}
    </>
  )
}

/** Characters of a second button that fit into a row. */
const ROOM = 5

/** Deleting, or ending a trade, is never a button of a row. */
const isHidden = ({ action, danger }: OrderAction): boolean => danger || action === 'delete'

/** One primary button and one secondary; further ones are text. */
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
