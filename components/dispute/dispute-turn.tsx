'use client'

import { type ReactNode, useState } from 'react'
import room from '@/components/order/room.module.css'
import { TONE_ICONS } from '@/components/order/turn-band'
import { Button, buttonClass } from '@/components/ui/button'
import { Clock } from '@/components/ui/clock'
import { CopyText } from '@/components/ui/copy-text'
import { Icon } from '@/components/ui/icon'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import type { DisputeAction } from '@/lib/shared/disputes'
import { orderPath } from '@/lib/shared/order-path'
import { ActDialog } from './act-dialog'
import { ACT_WORDS, type AskedAction } from './act-words'
import type { OneDispute } from './use-dispute'

interface Props {
  one: OneDispute & { dispute: DisputeDetail }
  onChanged: () => void
  more: ReactNode
}

/** These stand in the panel of offers. */
const DEAL: readonly DisputeAction[] = ['propose', 'accept', 'escalate']

/** Whose turn it is, what happens otherwise, what its reader can do, until when. */
export function DisputeTurn({ one, onChanged, more }: Props) {
  const [asked, setAsked] = useState<AskedAction | null>(null)
  const { dispute, toldAt } = one
  const { turn, clock, disputeSn, orderSn, acts } = dispute
  const buttons = acts.filter((action): action is AskedAction => !DEAL.includes(action))
  const first = buttons.find((action) => ACT_WORDS[action].isFirst)
  return (
    <section className={`panel ${room.turn}`} data-tone={turn.tone} aria-label="纠纷状态">
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
            {acts.includes('propose') ? (
              <a className={buttonClass({ kind: 'primary' })} href="#deal">
                {dispute.offerId ? '看方案并回复' : '提出方案'}
              </a>
            ) : null}
            {buttons.map((action) => (
              <Button
                key={action}
                kind={action === first ? 'primary' : ACT_WORDS[action].isText ? 'text' : undefined}
                onClick={() => setAsked(action)}
              >
                {ACT_WORDS[action].label}
              </Button>
            ))}
            {more}
          </div>
          <p className={room.quote}>
            <span>
              纠纷号 <b className="num">{disputeSn}</b>{' '}
              <CopyText text={disputeSn} label="复制纠纷号">
                <Icon name="copy" />
              </CopyText>
            </span>
            <span>
              订单{' '}
              <a className="link num" href={orderPath(orderSn)}>
                {orderSn}
              </a>
            </span>
            <span>
              原因 <b>{dispute.kindName}</b>
            </span>
          </p>
        </div>
        {clock ? (
          <Clock
            deadline={{ ...clock, stopped: false }}
            toldAt={toldAt}
            isCalm={turn.tone !== 'warn'}
            onDue={onChanged}
          />
        ) : null}
      </div>
      {asked ? (
        <ActDialog key={asked} dispute={dispute} action={asked} onClose={() => setAsked(null)} onChanged={onChanged} />
      ) : null}
    </section>
  )
}
