'use client'

import type { ReactNode } from 'react'
import { CaseTurn } from '@/components/orders/case/case-turn'
import { ChatLink } from '@/components/orders/order/chat-link'
import { ClaimDialog } from './claim-dialog'
import { actWordsOf } from './claim-words'
import type { ShownClaim } from './use-claim'

interface Props {
  one: ShownClaim
  /** Opens the form of the appeal. */
  isAppealing: boolean
  onChanged: () => void
  more: ReactNode
}

/** State of a claim, and the user's actions. */
export function ClaimTurn({ one: { claim, detail, loadedAt }, isAppealing, onChanged, more }: Props) {
  const { claimSn, acts, turn, stage, viewer, coverName, handler } = claim
  const chat = handler ? <ChatLink order={detail} isSeller={viewer === 'seller'} label="联系客服" /> : null
  const cover = coverName ? (
    <span>
      保障 <b>{coverName}</b>
    </span>
  ) : null
  return (
    <CaseTurn
      name="理赔"
      sn={claimSn}
      one={claim}
      loadedAt={loadedAt}
      onChanged={onChanged}
      isCalm={turn.tone !== 'warn' && stage !== 'recovering'}
      acts={acts}
      opens={isAppealing ? 'appeal' : undefined}
      words={actWordsOf(claim.kind)}
      more={
        <>
          {more}
          {chat}
        </>
      }
      fact={cover}
      dialog={(action, onClose) => (
        <ClaimDialog key={action} claim={claim} action={action} onClose={onClose} onChanged={onChanged} />
      )}
    />
  )
}
