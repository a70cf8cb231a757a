'use client'

import { ClockFigure } from '@/components/ui/kit/clock'
import { Icon } from '@/components/ui/kit/icon'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import { yuanText } from '@/lib/shared/money/money'
import type { MacroStep } from '@/lib/shared/staff/desk'
import { CardAgreement } from './card-agreement'
import { CardCredentials } from './card-credentials'
import { CardGoods } from './card-goods'
import { CardParties } from './card-parties'
import { CardRequests } from './card-requests'
import { CardSteps } from './card-steps'
import { CardTags } from './card-tags'
import { CardVault } from './card-vault'
import { CardClaim } from './claims/card-claim'
import { ClockName, clockState } from './clock-name'
import styles from './desk.module.css'
import { CardDispute } from './disputes/card-dispute'
import type { Ruling } from './disputes/use-ruling'

/** Parts of an order at the desk; small screens show one at a time. */
export const ORDER_PARTS = [
  { value: 'chat', label: '聊天' },
  { value: 'work', label: '处理' },
  { value: 'about', label: '资料' },
] as const
export type OrderPart = (typeof ORDER_PARTS)[number]['value']

interface Props {
  desk: DeskOrder
  /** Epoch ms of the API response. */
  loadedAt: number
  /** What small screens show of it; chat: nothing. */
  part: OrderPart
  /** It was changed and is being loaded again. */
  isStale?: boolean
  /** A step whose dialog a canned reply opened. */
  asked: MacroStep | null
  onAsked: () => void
  /** The decision about its dispute, if one waits. */
  ruling: Ruling | null
  /** Waited for by every action of the card. */
  onChanged: () => unknown
  onTaken: () => void
}

/** Details of one order: next step, money, both parties, evidence. */
export function OrderCard({
  desk,
  loadedAt,
  part,
  isStale = false,
  asked,
  onAsked,
  ruling,
  onChanged,
  onTaken,
}: Props) {
  const { order, roles, heads, income, fee, passport, clocks, pausedTime } = desk
  const { turn } = order
  const [first, ...others] = clocks
  return (
    <aside className={styles.card} data-part={part} aria-label="订单卡">
      <header className={styles.state} data-tone={turn.tone} aria-busy={isStale || undefined}>
        <div>
          <p>
            <Icon name={pausedTime ? 'lock' : 'clock'} />
            {order.statusName}
          </p>
          {heads.buyer === heads.seller ? (
            heads.buyer === order.statusName ? null : (
              <small>{heads.buyer}</small>
            )
          ) : (
            <>
              <small>{`${roles.buyer}：${heads.buyer}`}</small>
              <small>{`${roles.seller}：${heads.seller}`}</small>
            </>
          )}
        </div>
        {first ? (
          <p className={styles.figure}>
            <small>
              {first.kind === 'timer' ? null : '客服'}
              <ClockName clock={first} />
              时限
            </small>
            <b className={styles.due} data-state={clockState(first)}>
              <ClockFigure deadline={first} loadedAt={loadedAt} />
            </b>
          </p>
        ) : null}
        {first ? (
          <small className={styles.outcome}>{`${first.dueTime.slice(5, 16)} ${first.outcome || '到期'}`}</small>
        ) : null}
        {pausedTime ? (
          <small className={styles.outcome}>
            {`双方的操作时限自 ${pausedTime.slice(5, 16)} 起暂停`}
            {turn.clock?.stopped ? `，${turn.clock.outcome}` : null}
          </small>
        ) : null}
        {others.length > 0 ? (
          <ul className={styles.owed} aria-label="其他时限">
            {others.map((clock) => (
              <li key={clock.kind} className={styles.sla} data-state={clockState(clock)}>
                <Icon name={clock.kind === 'timer' ? 'clock' : 'headset'} />
                <span>
                  {clock.kind === 'timer' ? null : '客服'}
                  <ClockName clock={clock} />
                  时限
                </span>
                <ClockFigure deadline={clock} loadedAt={loadedAt} />
                <small>{clock.outcome}</small>
              </li>
            ))}
          </ul>
        ) : null}
      </header>
      <fieldset className={styles.work} disabled={isStale} aria-busy={isStale || undefined}>
        <CardRequests desk={desk} onChanged={onChanged} />
        {desk.claim ? <CardClaim claim={desk.claim} desk={desk} loadedAt={loadedAt} onChanged={onChanged} /> : null}
        <CardDispute desk={desk} loadedAt={loadedAt} ruling={ruling} />
        <CardSteps
          desk={desk}
          asked={asked}
          hasTake={ruling?.isTaking}
          onAsked={onAsked}
          onChanged={onChanged}
          onTaken={onTaken}
        />
        <CardTags desk={desk} onChanged={onChanged} />
        {desk.mayReadAccount ? <CardCredentials orderSn={order.orderSn} onLooked={onChanged} /> : null}
        <section>
          <h2>货款</h2>
          <dl className={styles.sums}>
            {order.sums.map(({ label, amount }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">{yuanText(amount)}</dd>
              </div>
            ))}
            <div className={styles.total}>
              <dt>{order.sum.label}</dt>
              <dd className="num">{yuanText(order.sum.amount)}</dd>
            </div>
            {order.settled.map(({ label, amount }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">{yuanText(amount)}</dd>
              </div>
            ))}
            {income ? (
              <div>
                <dt>{`${roles.seller}${income.label}`}</dt>
                <dd className="num">{`${yuanText(income.amount)}，费 ${yuanText(fee)}`}</dd>
              </div>
            ) : null}
            {order.refund ? (
              <div>
                <dt>退款去向</dt>
                <dd>{order.refund}</dd>
              </div>
            ) : null}
          </dl>
        </section>
      </fieldset>
      <div className={styles.about}>
        <CardGoods desk={desk} />
        <CardAgreement orderSn={order.orderSn} place={`${order.status} ${order.subStatus} ${turn.title}`} />
        <CardParties desk={desk} />
        {passport.length > 0 ? (
          <section>
            <h2>商品经历</h2>
            <ul className={styles.passport}>
              {passport.map(({ title, time }) => (
                <li key={`${time} ${title}`}>
                  <span>{title}</span>
                  <time className="num">{time}</time>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <CardVault desk={desk} />
      </div>
    </aside>
  )
}
