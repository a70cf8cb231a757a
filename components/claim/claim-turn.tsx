'use client'

import { type ReactNode, useState } from 'react'
import { ChatLink } from '@/components/order/chat-link'
import room from '@/components/order/room.module.css'
import { TONE_ICONS } from '@/components/order/turn-band'
import { Button } from '@/components/ui/button'
import { Clock } from '@/components/ui/clock'
import { CopyText } from '@/components/ui/copy-text'
import { Icon } from '@/components/ui/icon'
import type { ClaimAction } from '@/lib/shared/claims'
import { orderPath } from '@/lib/shared/order-path'
import { ClaimDialog } from './claim-dialog'
import { ACT_WORDS } from './claim-words'
import type { ShownClaim } from './use-claim'

interface Props {
  one: ShownClaim
  onChanged: () => void
  more: ReactNode
}

/** Whose turn it is, what happens otherwise, what its reader can do, until when. */
export function ClaimTurn({ one, onChanged, more }: Props) {
  const [asked, setAsked] = useState<ClaimAction | null>(null)
  const { claim, detail, toldAt } = one
  const { turn, clock, claimSn, orderSn, acts, viewer, coverName } = claim
  const first = acts.find((action) => ACT_WORDS[action].isFirst)
  return (
    <section className={`panel ${room.turn}`} data-tone={turn.tone} aria-label="理赔状态">
      <div className={room.turnRow}>
        <div className={room.turnText}>
          <div aria-live="polite">
            <h1>
              <Icon name={TONE_ICONS[turn.tone]} />
              {turn.title}
            </h1>
            <p>{turn.text}</p>
          </div>
          <div className={room.turnActions}>
            {acts.map((action) => (
              <Button
                key={action}
                kind={action === first ? 'primary' : ACT_WORDS[action].isText ? 'text' : undefined}
                onClick={() => setAsked(action)}
              >
                {ACT_WORDS[action].label}
              </Button>
            ))}
            {more}
            {claim.handler ? <ChatLink order={detail} isSeller={viewer === 'seller'} label="联系客服" /> : null}
          </div>
          <p className={room.quote}>
            <span>
              理赔号 <b className="num">{claimSn}</b>{' '}
              <CopyText text={claimSn} label="复制理赔号">
                <Icon name="copy" />
              </CopyText>
            </span>
            <span>
              订单{' '}
              <a className="link num" href={orderPath(orderSn)}>
                {orderSn}
              </a>
            </span>
            {coverName ? (
              <span>
                保障 <b>{coverName}</b>
              </span>
            ) : null}
          </p>
        </div>
        {clock ? (
          <Clock
            deadline={{ ...clock, stopped: false }}
            toldAt={toldAt}
            isCalm={turn.tone !== 'warn' && claim.stage !== 'recovering'}
            onDue={onChanged}
          />
        ) : null}
      </div>
      {asked ? (
        <ClaimDialog key={asked} claim={claim} action={asked} onClose={() => setAsked(null)} onChanged={onChanged} />
      ) : null}
    </section>
  )
}
