'use client'

import { useState } from 'react'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useSubmit } from '@/lib/client/hooks/use-submit'
import type { OrderAction } from '@/lib/contract/entities/order'
import { type ActionForm, type Draft, idOf } from './forms/action-form'
import { takeAction } from './take-action'

const EMPTY: Draft = { reason: '', account: '', password: '', note: '', pictures: [], amount: '', stars: '' }

/** One action about to be taken: what was typed for it, and sending it. Refusals leave every field as it is. */
export function useActionForm(orderSn: string, action: OrderAction, form: ActionForm, onDone: () => void) {
  const [draft, setDraft] = useState<Draft>({ ...EMPTY, reason: action.reasons[0] ?? '' })
  const { busy, refused, errorOf, submit, refuse, clear } = useSubmit()
  const intent = useIntent()
  const change = (next: Partial<Draft>) => {
    setDraft((old) => ({ ...old, ...next }))
    if (refused && refused.field in next) clear()
  }
  const send = () => {
    const fault = form.fault(draft, action)
    if (fault) {
      refuse(...fault)
      document.getElementById(idOf(fault[0]))?.focus()
      return
    }
    const given = form.given(draft)
    void submit(async () => {
      await takeAction(orderSn, action.action, given, intent.keyOf(JSON.stringify(given)))
      onDone()
    })
  }
  const isAtField = form.fields.some((field) => field === refused?.field)
  return { draft, change, send, busy, errorOf, refusal: refused && !isAtField ? refused.message : '' }
}
