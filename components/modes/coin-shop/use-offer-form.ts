'use client'

import { useSure } from '@/components/ui/forms/steep-alert'
import { useForm } from '@/components/ui/forms/use-form'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { reloadProfile } from '@/lib/client/hooks/use-profile'
import { toast } from '@/lib/client/toast-store'
import type { OwnCoinOffer } from '@/lib/contract/entities/quick-coin'
import type { CoinKind } from '@/lib/shared/trade/coin-terms'
import { draftOf, type OfferDraft, offerErrors, termsOf } from './offer-draft'
import { steepRatios } from './steep-ratios'
import { useBestRatio } from './use-best-ratio'

/** Form state of a new or edited offer, with the best one of others; an unusual ratio has to be confirmed. */
export function useOfferForm(kind: CoinKind, offer: OwnCoinOffer | undefined, onSaved: () => void) {
  const intent = useIntent()
  const sure = useSure()
  const form = useForm<OfferDraft>({
    id: 'offer',
    start: draftOf(offer),
    validate: (draft) => {
      const errors = offerErrors(draft, kind)
      const isUnsure = steep !== null && !sure.isSure(ratio)
      return { ...errors, ratio: errors.ratio ?? (isUnsure ? '比例相差较大，核对后请勾选确认' : undefined) }
    },
    send: async (draft) => {
      const terms = termsOf(draft, kind)
      const { gid, areaId, serverId } = draft
      const place = { gid, ...(areaId && { areaId }), ...(serverId && { serverId }) }
      const options = { idempotencyKey: intent.keyOf(JSON.stringify([offer?.offerSn, place, terms])) }
      if (offer)
        await call(
          'POST /quickCoin/updateQuickCoin',
          { offerSn: offer.offerSn, isPaused: offer.isPaused ? '1' : '0', ...terms },
          options,
        )
      else await call('POST /quickCoin/createQuickCoin', { kind, ...place, ...terms }, options)
      // a budget is taken from the balance, or returned to it
      if (kind === 'recycle') void reloadProfile()
      toast({ text: offer ? '报价已修改，之前的订单不受影响' : '报价已发布' })
      onSaved()
    },
  })
  const best = useBestRatio(kind, form.fields, offer)
  const { ratio } = termsOf(form.fields, kind)
  const steep = steepRatios({ ratio, own: offer?.ratio, best: best?.ratio })
  return { form, best, steep, sure: sure.box(ratio) }
}
export type OfferForm = ReturnType<typeof useOfferForm>['form']
