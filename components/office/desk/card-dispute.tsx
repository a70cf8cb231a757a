'use client'

import { Button } from 'antd'
import { Fragment, useState } from 'react'
import said from '@/components/office/checks/said-list.module.css'
import { useStaff } from '@/components/office/parts/use-staff'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import { yuanText } from '@/lib/shared/money/money'
import styles from './desk.module.css'
import { RulingDialog } from './ruling-dialog'

interface Props {
  desk: DeskOrder
  onChanged: () => void
}
const NAMES = { buyer: '买家', seller: '卖家' } as const

/** A dispute: statements of both parties, offers, rulings. */
export function CardDispute({ desk, onChanged }: Props) {
  const { dispute } = desk
  const { may, nickName } = useStaff()
  const [isRuling, setRuling] = useState(false)
  if (!dispute) return null
  const { by, turn, clock, statement, answer, wantName, wanted, kindName, proposals, rulings, appeal, stage } = dispute
  const other = by === 'buyer' ? 'seller' : 'buyer'
  const isOwn = rulings.some((ruling) => ruling.by.split('、').includes(nickName))
  const { bounds } = desk
  const back = (refund: string | null) =>
    refund === null || refund === bounds.total ? '全额退款' : Number(refund) > 0 ? `退 ${yuanText(refund)}` : '不退款'
  const appealed = appeal ? (
    <div>
      <dt>{`${NAMES[appeal.by]}申诉`}</dt>
      <dd>{appeal.note}</dd>
    </div>
  ) : null
  return (
    <section className={styles.dispute}>
      <h2>
        售后
        <small>{`${kindName} · ${wantName}${wanted ? ` ${yuanText(wanted)}` : ''}`}</small>
      </h2>
      <p className={styles.turn}>
        <b>{turn.title}</b>
        {clock ? <small className="num">{`${clock.dueTime.slice(5, 16)} 前`}</small> : null}
      </p>
      <dl className={said.said}>
        <div>
          <dt>{NAMES[by]}</dt>
          <dd>{statement}</dd>
        </div>
        <div>
          <dt>{NAMES[other]}</dt>
          <dd>{answer || '未回应'}</dd>
        </div>
        {proposals.slice(-3).map((offer) => (
          <div key={offer.proposalId}>
            <dt>{`${NAMES[offer.by]}方案`}</dt>
            <dd>{`${back(offer.refund)}${offer.note ? `，${offer.note}` : ''}`}</dd>
          </div>
        ))}
        {rulings.map((ruling) => (
          <Fragment key={ruling.round}>
            {ruling.round === 1 ? null : appealed}
            <div>
              <dt>{ruling.round === 1 ? '处理结果' : '最终处理结果'}</dt>
              <dd>{`${back(ruling.refund)}，${ruling.rule}，${ruling.by}：${ruling.facts}`}</dd>
            </div>
          </Fragment>
        ))}
        {rulings.some(({ round }) => round > 1) ? null : appealed}
      </dl>
      {stage === 'staff' && may('disputes.rule') ? (
        <Button type="primary" disabled={isOwn} onClick={() => setRuling(true)}>
          {appeal ? '给出最终处理结果' : '处理售后'}
        </Button>
      ) : null}
      {stage === 'staff' && isOwn ? <p className={styles.why}>第一次处理是你做的，申诉须由另一位客服处理。</p> : null}
      {isRuling ? (
        <RulingDialog desk={desk} dispute={dispute} onChanged={onChanged} onClose={() => setRuling(false)} />
      ) : null}
    </section>
  )
}
