import type { AfterSaleFile, AfterSaleRow, StageTotal } from '@/lib/contract/entities/after-sale'
import { quoteSplit } from '@/lib/shared/goods/quote'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, fenToYuan, ZERO } from '@/lib/shared/money/money'
import { maskName } from '@/lib/shared/text/mask'
import { formatDateTime, timeOrNull } from '@/lib/shared/time'
import {
  DISPUTE_KINDS,
  DISPUTE_OUTCOMES,
  DISPUTE_STAGE_NAMES,
  DISPUTE_STAGES,
  DISPUTE_WANTS,
  type DisputeStage,
} from '@/lib/shared/trade/disputes'
import type { AfterSaleOrder } from '../../../orders/trading/staff/queries-after-sale'
import type { PublicUser } from '../../../people/identity/queries'
import { namesOf } from './present'
import { stepsOf } from './rules-words'
import type { DisputeFile } from './types'

interface Look {
  people: ReadonlyMap<number, PublicUser>
  orders: ReadonlyMap<number, AfterSaleOrder>
  now: Date
}

/** Returns the split of the escrow; the platform's discount is returned together with the refunded money. */
function splitOf(total: Fen, refund: Fen, order: AfterSaleOrder | undefined): AfterSaleFile['split'] {
  const { goods, discount } = order ?? { goods: total, discount: ZERO }
  const isAll = refund === total
  const left = isAll ? null : quoteSplit({ goods, discount, fee: 0n }, refund)
  const back = fen(discount - (left?.discount ?? ZERO))
  return [
    { name: '托管', amount: fenToYuan(fen(total + discount)) },
    { name: '退给买家', amount: fenToYuan(refund) },
    { name: '放款（未扣费用）', amount: fenToYuan(fen(total + discount - refund - back)) },
    ...(back > 0n ? [{ name: '收回平台优惠', amount: fenToYuan(back) }] : []),
  ]
}

export function presentShownDispute(file: DisputeFile, { people, orders, now }: Look): AfterSaleRow {
  const { dispute, rulings, staff } = file
  const { buyerId, sellerId, stage, outcome, dueAt, refundFen } = dispute
  const side = (userId: UserId) => ({ userId, name: maskName(people.get(userId)?.nickName ?? '已注销用户') })
  const last = rulings.at(-1)
  return {
    sn: dispute.sn,
    orderSn: dispute.orderSn,
    title: dispute.title,
    distId: dispute.distId,
    by: dispute.by,
    gameName: orders.get(dispute.orderId)?.gameName ?? '',
    buyer: side(buyerId),
    seller: side(sellerId),
    kindName: DISPUTE_KINDS[dispute.kind],
    stageName: stage === 'staff' && dispute.appealedAt ? '申诉处理' : DISPUTE_STAGE_NAMES[stage],
    outcomeName: outcome ? DISPUTE_OUTCOMES[outcome] : '',
    amount: fenToYuan(dispute.totalFen),
    paid: refundFen ? fenToYuan(refundFen) : null,
    granted: null,
    decidedBy: last ? namesOf(staff, last.staffId, last.secondId) : '',
    openTime: formatDateTime(dispute.createdAt),
    dueTime: timeOrNull(dueAt),
    late: dueAt !== null && dueAt < now,
    closeTime: timeOrNull(dispute.closedAt),
  }
}

/** `isHere`: whether the dispute is handled on the host the staff member is on. */
export function presentShownDisputeFile(file: DisputeFile, look: Look, isHere: boolean) {
  const { dispute, rulings, staff, agreement } = file
  const { want, wantFen, statement, answer, appealBy, appeal, appealedAt, refundFen, totalFen } = dispute
  const order = look.orders.get(dispute.orderId)
  return {
    ...presentShownDispute(file, look),
    isHere,
    wantName: DISPUTE_WANTS[want],
    wanted: fenToYuan(wantFen),
    statement,
    agreement,
    answer,
    decisions: rulings.map((one) => ({
      title: one.round === 1 ? '处理结果' : '最终处理结果',
      rule: one.rule,
      facts: one.facts,
      by: namesOf(staff, one.staffId, one.secondId),
      split: splitOf(fen(one.refundFen + one.sellerFen), one.refundFen, order),
      createTime: formatDateTime(one.createdAt),
    })),
    appeal: appealBy && appealedAt ? { by: appealBy, note: appeal, createTime: formatDateTime(appealedAt) } : null,
    split: refundFen ? splitOf(totalFen, refundFen, order) : [],
    steps: stepsOf(file).map(({ title, text, at }) => ({ title, text, time: formatDateTime(at) })),
  }
}

/** Returns totals of every stage, including empty ones. */
export const presentStageTotals = (
  totals: readonly { stage: DisputeStage; count: number; late: number; sum: string }[],
): StageTotal[] =>
  DISPUTE_STAGES.map((stage) => {
    const found = totals.find((one) => one.stage === stage)
    return {
      stage,
      stageName: DISPUTE_STAGE_NAMES[stage],
      count: found?.count ?? 0,
      late: found?.late ?? 0,
      sum: fenToYuan(found ? fen(BigInt(found.sum)) : ZERO),
    }
  })
