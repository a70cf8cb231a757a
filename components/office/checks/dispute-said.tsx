import { Fragment } from 'react'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import { yuanText } from '@/lib/shared/money/money'
import said from './said-list.module.css'

const NAMES = { buyer: '买家', seller: '卖家' } as const

interface Props {
  desk: DeskOrder
  dispute: DisputeDetail
  /** Rulings and appeal are shown elsewhere. */
  isBrief?: boolean
}

/** Statements of both parties, their last offers, the rulings and the appeal. */
export function DisputeSaid({ desk: { bounds }, dispute, isBrief = false }: Props) {
  const { by, statement, answer, proposals } = dispute
  const { rulings, appeal } = isBrief ? { rulings: [], appeal: null } : dispute
  const other = by === 'buyer' ? 'seller' : 'buyer'
  const back = (refund: string | null) =>
    refund === null || refund === bounds.total ? '全额退款' : Number(refund) > 0 ? `退 ${yuanText(refund)}` : '不退款'
  const appealed = appeal ? (
    <div>
      <dt>{`${NAMES[appeal.by]}申诉`}</dt>
      <dd>{appeal.note}</dd>
    </div>
  ) : null
  return (
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
  )
}
