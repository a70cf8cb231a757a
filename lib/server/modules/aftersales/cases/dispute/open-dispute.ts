import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import { formatShortTime } from '@/lib/shared/time'
import { DISPUTE_KINDS, DISPUTE_WANTS, type DisputeKind, type DisputeWant } from '@/lib/shared/trade/disputes'
import type { Party } from '@/lib/shared/trade/order-forms'
import type { Tx } from '../../../../db/client'
import { freeNumber } from '../../../../db/free-number'
import { disputes } from '../../../../db/schema/aftersales/cases'
import { singleRow } from '../../../../db/single-row'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { assertOwnFiles } from '../../../listings/media/queries'
import { saveEvidence } from '../../../orders/trading/save-evidence'
import { type Disputable, lockDisputable, lockDisputedOrder } from '../../../orders/trading/staff/lock-disputed-order'
import { DISPUTE } from '../internal/case-kind'
import { notifyParties, toOthers } from '../internal/notify-parties'
import { dueOf, newDisputeSn } from './rules'

interface OpenInput {
  orderSn: OrderSn
  kind: DisputeKind
  want: DisputeWant
  /** Requested amount of a partial refund to the buyer. */
  refund?: Fen
  statement: string
  pictures: string[]
}

/**
 * Opens a dispute on a party's order, which freezes the order; an order whose dispute was decided cannot be disputed
 * again. Refuses NOT_FOUND, ELSEWHERE, ORDER_STATE, ORDER_FROZEN, DISPUTE_OPEN, INVALID_INPUT.
 */
export async function openDispute(ctx: UserCtx, input: OpenInput): Promise<{ disputeSn: string }> {
  const { orderSn, kind, want, statement, pictures } = input
  await assertOwnFiles(ctx, pictures)
  const rulesOf = await loadRuleBook(ctx)
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    const disputable = await lockDisputable(ctx, tx, orderSn)
    const { order, party: by, total } = disputable
    await assertMayOpen(tx, order.id, by)
    const rules = rulesOf(order)
    const dueAt = dueOf.answer(at, rules)
    const sn = await freeNumber(tx, disputes.sn, () => newDisputeSn(at))
    const dispute = singleRow(
      await tx
        .insert(disputes)
        .values({
          sn,
          orderId: order.id,
          orderSn: order.sn,
          distId: order.distId,
          buyerId: order.buyerId,
          sellerId: order.sellerId as UserId,
          title: order.snapshot.bigTitle,
          by,
          kind,
          want,
          statement,
          wantFen: wantedOf(input, disputable),
          totalFen: total,
          dueAt,
          createdAt: at,
        })
        .returning(),
    )
    await saveEvidence(tx, order, { userId: ctx.user.userId, by, note: statement, pictures, at, rules })
    const who = by === 'buyer' ? '买家' : '卖家'
    const says = `${who}申请售后：${DISPUTE_KINDS[kind]}，要求${DISPUTE_WANTS[want]}`
    await lockDisputedOrder({ tx, effects, order, at }, { disputeId: dispute.id, by, says })
    const text = `${order.snapshot.bigTitle}：请在 ${formatShortTime(dueAt)} 前回应，超时未回应由客服处理`
    await notifyParties(DISPUTE, { tx, effects, at }, dispute, toOthers(by, { title: says, text, isUrgent: true }))
    return { disputeSn: dispute.sn }
  })
}

/** Returns the amount requested for the buyer. Refuses INVALID_INPUT. */
function wantedOf({ want, refund }: OpenInput, { total, split, party }: Disputable): Fen {
  if (want === 'full') return total
  if (want === 'redo') return fen(0)
  if (split === 0n || party === 'seller')
    throw refuse('INVALID_INPUT', '这笔订单现在不能要求退一部分', { field: 'want' })
  if (refund && refund > 0n && refund <= split) return refund
  throw refuse('INVALID_INPUT', '请填写退款金额，且不能超过货款', { field: 'refund' })
}

/**
 * Each opening freezes the order and its timer, so the number per side is limited; after that, staff can still act on
 * the order.
 */
const OPENINGS_OF_SIDE = 2

/** Refuses DISPUTE_OPEN if a dispute is open or was decided, TOO_MANY. The caller holds the order's lock. */
async function assertMayOpen(tx: Tx, orderId: number, by: Party): Promise<void> {
  const ofOrder = eq(disputes.orderId, orderId)
  const decided = or(ne(disputes.stage, 'closed'), inArray(disputes.outcome, ['agreed', 'ruled']))
  if ((await tx.$count(disputes, and(ofOrder, decided))) > 0) throw refuse('DISPUTE_OPEN')
  if ((await tx.$count(disputes, and(ofOrder, eq(disputes.by, by)))) >= OPENINGS_OF_SIDE)
    throw refuse('TOO_MANY', `这笔订单你已申请过 ${OPENINGS_OF_SIDE} 次售后，不能再次发起，请联系客服处理`)
}
