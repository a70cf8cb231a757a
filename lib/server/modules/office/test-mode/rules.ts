import type { UserId } from '@/lib/shared/ids'
import type { SessionUser, StaffCtx, UserCtx } from '../../../runtime/context'

/** Above all numbers of accounts, and within 31 bits. */
const BUYERS = 1_000_000_000
const REVIEWER_ID = 2_000_000_000 as UserId
/** Of buyers of test mode, to whose accounts no one can log in. */
export const BUYER_PAY_PASSWORD = '703915'

/** Every seller has a buyer of his own, so tests of one seller use up no limits of another. */
export const buyerIdOf = (sellerId: UserId): UserId => (sellerId + BUYERS) as UserId

const personOf = (userId: UserId, nickName: string): SessionUser => ({
  sessionId: `test ${userId}`,
  userId,
  nickName,
  authStatus: 2,
  limits: {},
})

/** For one of several steps of a call, each of which is carried out once for the caller's idempotency key. */
export const once = (ctx: UserCtx, step: string): UserCtx => ({
  ...ctx,
  idempotency: ctx.idempotency && { key: `${ctx.idempotency.key}:${step}`, fingerprint: ctx.idempotency.fingerprint },
})

/** The seller's buyer. */
export const asBuyer = (ctx: UserCtx, step = 'buyer'): UserCtx => ({
  ...once(ctx, step),
  user: personOf(buyerIdOf(ctx.user.userId), '测试买家'),
})

export const asReviewer = (ctx: UserCtx): StaffCtx => ({
  ...ctx,
  user: personOf(REVIEWER_ID, '测试审核'),
  staff: {
    memberId: 0,
    house: 'platform',
    role: 'reviewer',
    distId: null,
    permission: 'goods.review',
    request: { call: '', input: {}, parties: [] },
    approvalId: null,
  },
})
