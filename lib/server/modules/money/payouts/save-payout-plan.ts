import type { Fen } from '@/lib/shared/money/money'
import { payoutPlans } from '../../../db/schema/money/payouts'
import { inTx, type UserCtx } from '../../../runtime/context'
import { verifyPayPassword } from '../../people/identity/security/verify-pay-password'
import { findPayee } from './internal/find-payee'
import { lockPlan } from './internal/lock-plan'
import { loadPlan } from './queries-plan'
import { openTerms } from './queries-terms'
import { assertAmount, assertPayable } from './rules'
import { memberOf } from './rules-owner'
import { nextRunAt } from './rules-plan'

interface PlanForm {
  payeeId: number
  /** 0: Monday. */
  weekday: number
  minimum: Fen
  keep: Fen
  payPassword: string
}

/**
 * Switches the weekly withdrawal on, or changes it; requires the pay password. Refuses NOT_FOUND, INVALID_INPUT, PAUSED
 * and those of the pay password.
 */
export async function savePayoutPlan(ctx: UserCtx, { payeeId, weekday, minimum, keep, payPassword }: PlanForm) {
  const terms = await openTerms(ctx)
  assertAmount(minimum, terms, 'minimum')
  const payee = await findPayee(ctx.db, memberOf(ctx), payeeId)
  assertPayable(ctx.payout, payee.kind)
  await verifyPayPassword(ctx, payPassword)
  const { userId } = ctx.user
  await inTx(ctx, async (tx) => {
    const at = ctx.now()
    const before = await lockPlan(tx, userId)
    const chosen = {
      distId: ctx.dist.distId,
      payeeId,
      weekday,
      leastFen: minimum,
      keepFen: keep,
      confirmedAt: at,
      nextAt: nextRunAt({ weekday, lastAt: before?.lastAt ?? null }, at),
      failures: 0,
      endReason: '',
    }
    await tx
      .insert(payoutPlans)
      .values({ userId, ...chosen })
      .onConflictDoUpdate({ target: payoutPlans.userId, set: chosen })
  })
  return loadPlan(ctx)
}
