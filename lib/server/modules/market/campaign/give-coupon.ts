import { type Fen, moneyText } from '@/lib/shared/money/money'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { tellPeople } from '../../core/notifications/tell-people'
import { fourEyes } from '../../core/oversight/four-eyes'
import { keepAudit } from '../../core/oversight/keep-audit'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { fundCoupon } from '../../money/wallet/fund-coupon'
import { findUsers } from '../../people/identity/queries'
import { giftsOfMonth } from './internal/gifts-of-month'
import { issueCoupon } from './internal/issue-coupon'
import { makeTemplate } from './internal/write-prizes'
import { couponFault, couponTypesFault } from './rules'

interface Gift {
  userId: number
  title: string
  amount: Fen
  /** Least amount of goods, without cover. */
  min: Fen
  /** None: all. */
  goodsTypes: number[]
  validDays: number
  reason: string
}

/**
 * Gives a member a coupon of the site, within the limits of prizes, and notifies them. A distributor pays for what its staff
 * give. Above the month's budget of the site it takes a second member: null until that one agrees. Refuses NOT_FOUND,
 * INVALID_INPUT, BALANCE_SHORT, APPROVAL_OPEN.
 */
export async function giveCoupon(ctx: StaffCtx, { userId, reason, ...coupon }: Gift): Promise<number | null> {
  const fault = couponFault(coupon)
  if (fault) throw refuse('INVALID_INPUT', `优惠券${fault}`, { field: 'amount' })
  const types = couponTypesFault(coupon.goodsTypes)
  if (types) throw refuse('INVALID_INPUT', types, { field: 'goodsTypes' })
  if (!(await findUsers(ctx, [userId])).has(userId)) throw refuse('NOT_FOUND', '没有这个用户')
  const { distId } = ctx.dist
  const { giftBudgetFen } = await loadRules(ctx, { distId })
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    const given = await giftsOfMonth(tx, distId, at)
    const isAbove = given + coupon.amount > BigInt(giftBudgetFen)
    const title = `赠送优惠券：${coupon.title}，本月已送 ${moneyText(given)}`
    if (await fourEyes(tx, ctx, { isAbove, target: `user:${userId}`, title, reason })) return null
    const isFunded = ctx.staff.distId !== null
    const templateId = await makeTemplate(tx, distId, coupon)
    const couponId = await issueCoupon(tx, { templateId, userId, source: 'gift', isFunded, at })
    await keepAudit(tx, ctx, {
      action: 'coupon.give',
      target: `user:${userId}`,
      after: { couponId, ...coupon },
      reason,
    })
    const notice = { userId, distId, kind: 'money', key: `coupon:${couponId}`, href: '/lotterydraw/myCoupon' } as const
    await tellPeople(tx, effects, { at, notices: [{ ...notice, title: `收到一张优惠券：${coupon.title}` }] })
    if (isFunded) await fundCoupon(tx, { couponId, distId, amount: coupon.amount, at })
    return couponId
  })
}
