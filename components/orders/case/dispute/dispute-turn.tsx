'use client'

import type { ReactNode } from 'react'
import { CaseTurn } from '@/components/orders/case/case-turn'
import { buttonClass } from '@/components/ui/kit/button'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import type { DisputeAction } from '@/lib/shared/trade/disputes'
import { DisputeDialog } from './dispute-dialog'
import { type RequestedAction, wantText, wordsOf } from './dispute-words'
import type { OneDispute } from './use-dispute'

interface Props {
  one: OneDispute & { dispute: DisputeDetail }
  onChanged: () => void
  more: ReactNode
}

/** These actions are in the panel of offers. */
const DEAL: readonly DisputeAction[] = ['propose', 'accept', 'escalate']

/** State of a dispute, and the user's actions. */
export function DisputeTurn({ one: { dispute, bounds, loadedAt }, onChanged, more }: Props) {
  const { disputeSn, acts, turn, offerId, kindName, by, viewer } = dispute
  const deal = acts.includes('propose') ? (
    <a className={buttonClass({ kind: 'primary' })} href="#deal">
      {offerId ? '看方案并回复' : '提出方案'}
    </a>
  ) : null
  const kind = (
    <span>
      原因 <b>{kindName}</b>，{by === viewer ? '你' : '对方'}要求 <b className="num">{wantText(dispute)}</b>
    </span>
  )
  return (
    <CaseTurn
      name="售后"
      sn={disputeSn}
      one={dispute}
      loadedAt={loadedAt}
      more={more}
      onChanged={onChanged}
      isCalm={turn.tone !== 'warn'}
      acts={acts.filter((action): action is RequestedAction => !DEAL.includes(action))}
      words={wordsOf(dispute)}
      before={deal}
      fact={kind}
      dialog={(action, onClose) => (
        <DisputeDialog
          key={action}
          dispute={dispute}
          bounds={bounds}
          action={action}
          onClose={onClose}
          onChanged={onChanged}
        />
      )}
    />
  )
}
