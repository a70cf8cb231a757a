'use client'

import { type ReactNode, useState } from 'react'
import { TONE_ICONS } from '@/components/orders/detail/turn-band'
import room from '@/components/orders/order/orders-page.module.css'
import { Button } from '@/components/ui/kit/button'
import { Clock } from '@/components/ui/kit/clock'
import { CopyText } from '@/components/ui/kit/copy-text'
import { Icon } from '@/components/ui/kit/icon'
import type { TurnTone } from '@/lib/shared/trade/order-forms'
import { orderPath } from '@/lib/shared/trade/order-path'
import type { ActWords } from './act-words'

interface Turn {
  orderSn: string
  turn: { tone: TurnTone; title: string; text: string }
  clock: { label: string; outcome: string; dueTime: string; dueIn: number; span: number } | null
}
interface Props<Action extends string> {
  /** 售后 or 理赔, used in texts. */
  name: string
  sn: string
  one: Turn
  /** Epoch ms of the API response. */
  loadedAt: number
  isCalm: boolean
  acts: readonly Action[]
  words: Readonly<Record<Action, ActWords>>
  /** The action whose dialog is open at first, if the user may take it. */
  opens?: Action
  /** Content before and after the buttons of `acts`. */
  before?: ReactNode
  more?: ReactNode
  /** Content after the case and order numbers. */
  fact?: ReactNode
  dialog: (action: Action, onClose: () => void) => ReactNode
  onChanged: () => void
}

/** Whose turn it is, the default outcome, the user's actions, and the deadline. */
export function CaseTurn<Action extends string>(props: Props<Action>) {
  const { name, sn, one, loadedAt, isCalm, acts, words, opens, before, more, fact, dialog, onChanged } = props
  const { turn, clock, orderSn } = one
  const [selected, setSelected] = useState<Action | null>(opens && acts.includes(opens) ? opens : null)
  const first = acts.find((action) => words[action].isFirst)
  // the main action comes first, text buttons last
  const rank = (action: Action) => (action === first ? 0 : words[action].isText ? 2 : 1)
  return (
    <section className={`panel ${room.turn}`} data-tone={turn.tone} aria-label={`${name}状态`}>
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
            {before}
            {acts
              .toSorted((a, b) => rank(a) - rank(b))
              .map((action) => (
                <Button
                  key={action}
                  kind={action === first ? 'primary' : words[action].isText ? 'text' : undefined}
                  onClick={() => setSelected(action)}
                >
                  {words[action].label}
                </Button>
              ))}
            {more}
          </div>
          <p className={room.quote}>
            <span>
              {name}号 <b className="num">{sn}</b>{' '}
              <CopyText text={sn} label={`复制${name}号`}>
                <Icon name="copy" />
              </CopyText>
            </span>
            <span>
              订单{' '}
              <a className="link num" href={orderPath(orderSn)}>
                {orderSn}
              </a>
            </span>
            {fact}
          </p>
        </div>
        {clock ? (
          <Clock deadline={{ ...clock, stopped: false }} loadedAt={loadedAt} isCalm={isCalm} onDue={onChanged} />
        ) : null}
      </div>
      {selected ? dialog(selected, () => setSelected(null)) : null}
    </section>
  )
}
