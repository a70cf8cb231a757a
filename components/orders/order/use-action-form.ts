'use client'

import type { ActionForm, Draft } from '@/components/orders/order/forms/action-form'
import { type FieldErrors, useForm } from '@/components/ui/forms/use-form'
import { useIntent } from '@/lib/client/hooks/use-intent'
import type { OrderAction } from '@/lib/contract/entities/order'
import { applyAction } from './apply-action'

const EMPTY: Draft = {
  reason: '',
  account: '',
  password: '',
  note: '',
  pictures: [],
  amount: '',
  pay: '',
  forfeit: '0',
  stars: '',
  progress: '',
  quantity: '',
}

/** Form state and submission of one action. */
export function useActionForm(orderSn: string, action: OrderAction, kind: ActionForm, onDone: () => void) {
  const intent = useIntent()
  const form = useForm<Draft>({
    id: 'act',
    start: {
      ...EMPTY,
      ...action.standing,
      quantity: String(action.quantity?.most ?? ''),
    },
    validate: (draft) => {
      const error = kind.validate(draft, action)
      return (error ? { [error[0]]: error[1] } : {}) as FieldErrors<Draft>
    },
    send: async (draft) => {
      const input = kind.toInput(draft)
      await applyAction(orderSn, action.action, input, intent.keyOf(JSON.stringify(input)))
      onDone()
    },
  })
  const { fields: draft, change, busy, errorOf, refusal } = form
  return { draft, change, send: () => void form.submit(), busy, errorOf, refusal: refusal?.message ?? '' }
}
