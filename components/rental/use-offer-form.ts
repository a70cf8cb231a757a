'use client'

import { type Faults, useForm } from '@/components/ui/use-form'
import { call } from '@/lib/client/api'
import { type OfferDraft, offerFault, wireOffer } from './offer-draft'

/** How an own account is let, as typed, and saving it. */
export const useOfferForm = (goodsSn: string, start: OfferDraft, onSaved: () => void) =>
  useForm<OfferDraft>({
    start,
    faults: (draft) => {
      const fault = offerFault(draft)
      return (fault ? { [fault[0]]: fault[1] } : {}) as Faults<OfferDraft>
    },
    send: async (draft) => {
      await call('POST /rental/saveOffer', wireOffer(goodsSn, draft))
      onSaved()
    },
  })
