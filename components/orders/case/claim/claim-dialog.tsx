'use client'

import { ActDialog } from '@/components/orders/case/act-dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import type { ClaimDetail } from '@/lib/contract/entities/claim'
import { yuanText } from '@/lib/shared/money/money'
import { CLAIM_PICTURES, CLAIM_WORDS, type ClaimAction } from '@/lib/shared/trade/claims'
import { actWordsOf } from './claim-words'

interface Props {
  claim: ClaimDetail
  action: ClaimAction
  onClose: () => void
  onChanged: () => void
}

/** Dialog for an action on a claim. */
export function ClaimDialog({ claim, action, ...rest }: Props) {
  const intent = useIntent()
  return (
    <ActDialog
      {...rest}
      words={actWordsOf(claim.kind)[action]}
      lead={action === 'settle' && claim.amount ? `${settleText(claim)}。` : ''}
      limits={{ ...CLAIM_WORDS, pictures: CLAIM_PICTURES }}
      onSend={(words) => {
        const input = { claimSn: claim.claimSn, action, ...words }
        return call('POST /claim/act', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
      }}
    />
  )
}

function settleText({ kind, amount, money }: ClaimDetail): string {
  const note = money[0]?.note ?? ''
  if (note.startsWith('货款还在平台')) return '这笔订单的货款直接付给买家，不会再放款给你'
  const sum = yuanText(amount ?? '0')
  return kind === 'rentBanned' ? `先用保留的押金，不足的从你的余额付，共 ${sum}` : `从你的余额付 ${sum}`
}
