import type { UserId } from '@/lib/shared/ids'
import { type Fen, moneyText } from '@/lib/shared/money/money'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { notifyUsers } from '../../core/notifications/notify-users'
import { recordAudit } from '../../core/oversight/record-audit'
import { requestApproval } from '../../core/oversight/request-approval'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { payCouponFund } from '../../money/wallet/pay-coupon-fund'
import { findUsers } from '../../people/identity/queries'
import { giftsOfMonth } from './internal/gifts-of-month'
import { issueCoupon } from './internal/issue-coupon'
import { makeTemplate } from './internal/write-prizes'
import { couponError, couponTypesError } from './rules'

interface Gift {
  userId: UserId
  title: string
  amount: Fen
  /** Minimum price of the goods, without cover. */
  min: Fen
  /** Empty: all. */
  goodsTypes: number[]
  validDays: number
  reason: string
}

/**
 * Gives a member a coupon of the site, within the limits for prizes, and notifies them. Distributors pay for coupons
 * that their staff give. Above the site's monthly budget it requires approval by a second staff member: null until
 * then. Refuses NOT_FOUND, INVALID_INPUT, BALANCE_SHORT, APPROVAL_OPEN.
 */
export async function sendCoupon(ctx: StaffCtx, { userId, reason, ...coupon }: Gift): Promise<number | null> {
  const error = couponError(coupon)
  if (error) throw refuse('INVALID_INPUT', `优惠券${error}`, { field: 'amount' })
  const types = couponTypesError(coupon.goodsTypes)
  if (types) throw refuse('INVALID_INPUT', types, { field: 'goodsTypes' })
  const person = (await findUsers(ctx, [userId])).get(userId)
  if (!person) throw refuse('NOT_FOUND', '没有这个用户')
  const { distId } = ctx.dist
  const { giftBudgetFen } = await loadRules(ctx, { distId })
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    const spent = await giftsOfMonth(tx, distId, at)
    const isAbove = spent + coupon.amount > BigInt(giftBudgetFen)
    const what = `${moneyText(coupon.amount)}，满 ${moneyText(coupon.min)} 可用，${coupon.validDays} 天内有效`
    const title = `赠送优惠券 ${person.nickName}：${coupon.title} ${what}，本月已送 ${moneyText(spent)}`
    if (await requestApproval(tx, ctx, { isAbove, target: `user:${userId}`, title, reason })) return null
    const isFunded = ctx.staff.distId !== null
    const templateId = await makeTemplate(tx, distId, coupon)
    const couponId = await issueCoupon(tx, { templateId, userId, source: 'gift', isFunded, at })
    await recordAudit(tx, ctx, {
      action: 'coupon.give',
      target: `user:${userId}`,
      after: { couponId, ...coupon },
      reason,
    })
    const notice = { userId, distId, kind: 'money', key: `coupon:${couponId}`, href: '/lotterydraw/myCoupon' } as const
    await notifyUsers(tx, effects, { at, notices: [{ ...notice, title: `收到一张优惠券：${coupon.title}` }] })
    if (isFunded) await payCouponFund(tx, { couponId, distId, amount: coupon.amount, at })
    return couponId
  })
}
