'use client'

import { ActDialog } from '@/components/orders/case/act-dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import { yuanText } from '@/lib/shared/money/money'
import { DISPUTE_PICTURES, DISPUTE_WORDS } from '@/lib/shared/trade/disputes'
import { agreedText, type RequestedAction, wordsOf } from './dispute-words'

interface Props {
  dispute: DisputeDetail
  goodsPrice: string
  action: RequestedAction
  onClose: () => void
  onChanged: () => void
}

/** Dialog for an action on a dispute. */
export function DisputeDialog({ dispute, goodsPrice, action, ...rest }: Props) {
  const intent = useIntent()
  const { disputeSn, proposals, offerId } = dispute
  const offer = proposals.find(({ proposalId }) => proposalId === offerId)
  const proposalId = action === 'accept' ? String(offerId) : undefined
  return (
    <ActDialog
      {...rest}
      words={wordsOf(dispute)[action]}
      lead={
        action === 'accept'
          ? `退给买家 ${offer?.refund ? yuanText(offer.refund) : '全部货款'}。`
          : action === 'agree'
            ? agreedText(dispute, goodsPrice)
            : ''
      }
      limits={{ ...DISPUTE_WORDS, pictures: DISPUTE_PICTURES }}
      onSend={(words) => {
        const input = { disputeSn, action, ...words, proposalId }
        return call('POST /dispute/act', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
      }}
    />
  )
}
