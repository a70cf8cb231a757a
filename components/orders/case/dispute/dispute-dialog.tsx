'use client'

import { ActDialog } from '@/components/orders/case/act-dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import type { DisputeBounds, DisputeDetail } from '@/lib/contract/entities/dispute'
import { AnswerDialog } from './answer-dialog'
import { DISPUTE_LIMITS, type RequestedAction, wordsOf } from './dispute-words'
import { splitOf, splitText } from './split-of'

interface Props {
  dispute: DisputeDetail
  bounds: DisputeBounds
  action: RequestedAction
  onClose: () => void
  onChanged: () => void
}

/** Dialog for an action on a dispute. */
export function DisputeDialog({ dispute, bounds, action, ...rest }: Props) {
  const intent = useIntent()
  if (action === 'contest') return <AnswerDialog dispute={dispute} bounds={bounds} {...rest} />
  const { disputeSn, proposals, offerId, viewer, want, wanted } = dispute
  const offer = proposals.find(({ proposalId }) => proposalId === offerId)
  const agreed = action === 'agree' && want !== 'redo' ? splitOf(wanted, bounds) : undefined
  const split = action === 'accept' ? offer : agreed
  const proposalId = action === 'accept' ? String(offerId) : undefined
  return (
    <ActDialog
      {...rest}
      words={wordsOf(dispute)[action]}
      lead={split ? splitText(split, viewer) : ''}
      limits={DISPUTE_LIMITS}
      onSend={(words) => {
        const input = { disputeSn, action, ...words, proposalId }
        return call('POST /dispute/act', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
      }}
    />
  )
}
