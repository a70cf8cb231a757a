'use client'

import { useState } from 'react'
import { call } from '@/lib/client/api'
import { useSubmit } from '@/lib/client/hooks/use-submit'
import { type ChangeOffer, type OfferDraft, offerFault, wireOffer } from './offer-draft'

/** How an own account is let, as typed, and saving it. Refusals leave every field as it is. */
export function useOfferForm(goodsSn: string, start: OfferDraft, onSaved: () => void) {
  const [draft, setDraft] = useState(start)
  const form = useSubmit()
  const change: ChangeOffer<OfferDraft> = (next) => {
    setDraft((old) => ({ ...old, ...next }))
    if (form.refused && form.refused.field in next) form.clear()
  }
  const send = () => {
    const fault = offerFault(draft)
    if (fault) {
      form.refuse(...fault)
      document.getElementById(fault[0])?.focus()
      return
    }
    void form.submit(async () => {
      await call('POST /rental/saveOffer', wireOffer(goodsSn, draft))
      onSaved()
    })
  }
  return { draft, change, send, ...form }
}
