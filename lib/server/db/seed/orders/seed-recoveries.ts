import { and, desc, eq, gt } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { type Fen, fen, shareOf } from '@/lib/shared/money/money'
import { recycleBase } from '../../../modules/listings/valuation/queries'
import { approveQuote } from '../../../modules/market/recycling/approve-quote'
import { cancelRecyclingRequest } from '../../../modules/market/recycling/cancel-recycling-request'
import { createQuote } from '../../../modules/market/recycling/create-quote'
import { createRecyclingRequest } from '../../../modules/market/recycling/create-recycling-request'
import { rejectRecyclingRequest } from '../../../modules/market/recycling/reject-recycling-request'
import { processDueOrders } from '../../../modules/orders/trading/flow/process-due-orders'
import { payOrder } from '../../../modules/orders/trading/pay-order'
import { acceptQuote } from '../../../modules/orders/trading/places/accept-quote'
import { createRedemptionOrder } from '../../../modules/orders/trading/places/create-redemption-order'
import { applyStaffAction } from '../../../modules/orders/trading/staff/apply-staff-action'
import type { StaffCtx, UserCtx } from '../../../runtime/context'
import { NO_DIST, systemCtx } from '../../../runtime/system-ctx'
import { staffApprovals } from '../../schema/core/oversight'
import { sales } from '../../schema/listings/valuation'
import { gameEvidence, orderEvidence } from '../people/demo-evidence'
import { DEMO_PAY_PASSWORD } from '../people/demo-logins'
import { actAs, actAsService, demoServices } from './demo-services'
import { leadAs } from './lead-as'
import { RECOVERY_NOTES, RECOVERY_PLANS, type RecoveryPlan } from './recovery-plan'
import type { RentalsInput } from './seed-rentals'
import { stepOrder } from './step-order'

const HOUR = 3_600_000
/** Minimum price worth the staff's time. */
const DEAR = fen(60_000)

/**
 * Seeds offers to the platform in every state, of the demo seller and of others, through the real business functions.
 */
export async function seedRecoveries({ db, log, vault, now, users, random }: RentalsInput): Promise<void> {
  let clock = now
  const services = demoServices({ db, log, vault, now: () => clock })
  const as = (userId: UserId): UserCtx => actAs(services, userId)
  const [staff, other] = users.staff.map((member) => actAsService(services, member)) as [StaffCtx, StaffCtx]
  const ago = (hours: number) => {
    clock = new Date(now.getTime() - hours * HOUR)
  }

  const play = async ({ ago: hours, end, gameId, count = 1, isOwn = true }: RecoveryPlan): Promise<void> => {
    const owner = as(isOwn ? users.seller : random.pick(users.members.slice(12, 24)))
    ago(hours)
    const facts = count === 1 ? await factsLike(gameId) : {}
    const { requestId } = await createRecyclingRequest(owner, {
      gid: gameId,
      count,
      facts,
      contact: '13800000002',
      note: count === 1 ? random.pick(RECOVERY_NOTES) : `安卓QQ ${count} 个，段位钻石以上，实名可改`,
      pictures: count === 1 && isOwn ? await gameEvidence(owner, gameId) : [],
    })
    if (end === 'asked') return
    if (end === 'declined') {
      ago(hours - 5)
      await rejectRecyclingRequest(staff, { requestId, reason: '绑定不可更换' })
      return
    }
    if (end === 'withdrawn') {
      ago(hours - 1)
      await cancelRecyclingRequest(owner, { requestId })
      return
    }
    ago(hours - 2)
    const each = (await recycleBase(staff, gameId, facts)) ?? fen(30_000)
    const isHigh = end === 'second' || end === 'approved'
    const price = whole(shareOf(each * BigInt(count), isHigh ? 7900 : 7100))
    const { quoteId, needsSecond } = await createQuote(staff, {
      requestId,
      price,
      note: '按截图估价，验号一致就按这个价收。',
    })
    if (end === 'second') return
    if (needsSecond) {
      ago(hours - 3)
      await approveQuote(other, { quoteId })
    }
    if (end === 'quoted' || end === 'lapsed' || end === 'approved') return
    ago(hours - 4)
    const { orderSn } = await acceptQuote(owner, { quoteId, price })
    await goOn({ owner, orderSn, requestId, hours, end, price })
  }

  /** Continues from acceptance. */
  const goOn = async ({
    owner,
    orderSn,
    requestId,
    hours,
    end,
    price,
  }: {
    owner: UserCtx
    orderSn: OrderSn
    requestId: number
    hours: number
    end: RecoveryPlan['end']
    price: Fen
  }): Promise<void> => {
    if (end === 'ordered') return
    ago(hours - 5)
    const named = `demo${orderSn.slice(-6)}`
    const list = Array.from({ length: 10 }, (_, i) => `${named}${i} Pw280114`).join('\n')
    await stepOrder(owner, { orderSn, action: 'deliver', account: named, password: 'Pw280114', note: list })
    if (end === 'verifying') return
    ago(hours - 6)
    await leadAs(staff, orderSn)
    const pictures = await orderEvidence(staff, orderSn)
    const shown = { note: '与提交的截图逐项核对，见截图。', pictures, hasOtherLogin: true }
    if (end === 'rejected') {
      await applyStaffAction(staff, { orderSn, action: 'mismatch', ...shown, note: '少了两个限定皮肤，与截图不符。' })
      return
    }
    await applyStaffAction(staff, { orderSn, action: 'verified', ...shown })
    if (end === 'rebinding') return
    ago(hours - 8)
    const rebound = { orderSn, action: 'rebound', ...shown, note: '手机、实名已换绑到平台。' } as const
    const { waits } = await applyStaffAction(staff, rebound)
    if (waits) await applyStaffAction(await approving(orderSn), rebound)
    if (end === 'held') return
    ago(hours - 8 - 7 * 24 - 0.1)
    await processDueOrders(systemCtx(services, NO_DIST), { limit: 500 })
    if (end !== 'redeemed') return
    ago(hours - 8 - 7 * 24 - 3)
    const redeemed = await createRedemptionOrder(owner, { requestId, price: fen(price + shareOf(price, 500)) })
    await payOrder(owner, { orderSn: redeemed.orderSn, payPassword: DEMO_PAY_PASSWORD })
  }

  /** The second staff member, who approves the request that waits for the order. */
  const approving = async (orderSn: OrderSn): Promise<StaffCtx> => {
    const isOpen = and(eq(staffApprovals.target, `order:${orderSn}`), eq(staffApprovals.state, 'open'))
    const [open] = await db.select({ approvalId: staffApprovals.id }).from(staffApprovals).where(isOpen)
    return { ...other, staff: { ...other.staff, approvalId: open?.approvalId ?? null } }
  }

  /** Facts of a sold account of the game. */
  const factsLike = async (gameId: number): Promise<Record<string, string>> => {
    const rows = await db
      .select({ facts: sales.facts })
      .from(sales)
      .where(and(eq(sales.gameId, gameId), eq(sales.goodsTypeId, 1), gt(sales.priceFen, DEAR)))
      .orderBy(desc(sales.soldAt))
      .limit(40)
    return random.pick(rows).facts
  }

  for (const plan of RECOVERY_PLANS.toSorted((a, b) => b.ago - a.ago)) await play(plan)
}

/** Rounds down to whole yuan. */
const whole = (amount: bigint): Fen => fen((amount / 100n) * 100n)
