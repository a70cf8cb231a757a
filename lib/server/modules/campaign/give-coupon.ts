import type { Fen } from '@/lib/shared/money'
import type { StaffCtx } from '../../runtime/context'
import { inTxOnce } from '../../runtime/idempotency'
import { refuse } from '../../runtime/refusal'
import { findUsers } from '../identity/queries'
import { tellPeople } from '../notifications/tell-people'
import { keepAudit } from '../oversight/keep-audit'
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

/** Gives a member a coupon of the site, within the limits of prizes, and tells them. Resolves with its number. Refuses NOT_FOUND, INVALID_INPUT. */
export async function giveCoupon(ctx: StaffCtx, { userId, reason, ...coupon }: Gift): Promise<number> {
  const fault = couponFault(coupon)
  if (fault) throw refuse('INVALID_INPUT', `优惠券${fault}`, { field: 'amount' })
  const types = couponTypesFault(coupon.goodsTypes)
  if (types) throw refuse('INVALID_INPUT', types, { field: 'goodsTypes' })
  if (!(await findUsers(ctx, [userId])).has(userId)) throw refuse('NOT_FOUND', '没有这个用户')
  if (userId === ctx.user.userId) throw refuse('INVALID_INPUT', '不能送给自己', { field: 'userId' })
  const { distId } = ctx.dist
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    const templateId = await makeTemplate(tx, distId, coupon)
    const couponId = await issueCoupon(tx, { templateId, userId, source: 'gift', at })
    await keepAudit(tx, ctx, {
      action: 'coupon.give',
      target: `user:${userId}`,
      after: { couponId, ...coupon },
      reason,
    })
    const notice = { userId, distId, kind: 'money', key: `coupon:${couponId}`, href: '/lotterydraw/myCoupon' } as const
    await tellPeople(tx, effects, { at, notices: [{ ...notice, title: `收到一张优惠券：${coupon.title}` }] })
    return couponId
  })
}
