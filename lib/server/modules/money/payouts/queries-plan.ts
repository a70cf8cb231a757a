import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/client'
import { payees, payoutPlans } from '../../../db/schema/money/payouts'
import type { UserCtx } from '../../../runtime/context'
import { type Key, without } from '../../../runtime/sweep-rows'
import { findGuards } from '../../people/identity/queries'
import { accountsOfPerson, isGuardChangedSql } from '../../people/identity/queries-person'
import { isRestrictedSql } from '../../people/limits/queries'
import { presentPlan } from './present-plan'
import type { PayeeRow, PlanRow } from './types'

/** The caller's weekly withdrawal; null: never chosen, or switched off by the caller. */
export async function loadPlan(ctx: UserCtx) {
  const [found] = await ctx.db
    .select({ plan: payoutPlans, payee: payees })
    .from(payoutPlans)
    .innerJoin(payees, eq(payees.id, payoutPlans.payeeId))
    .where(eq(payoutPlans.userId, ctx.user.userId))
  if (!found || (found.plan.nextAt === null && found.plan.endReason === '')) return { plan: null }
  return { plan: presentPlan(found.plan, found.payee) }
}

/** Plans that are due, and those that something has ended, without those that failed lately. */
export const findDuePlans = (
  db: Db,
  { at, failed, limit }: { at: Date; failed: readonly Key[]; limit: number },
): Promise<PlanRow[]> => {
  const { userId, confirmedAt, nextAt, payeeId } = payoutPlans
  const isPayeeGone = sql`exists (select from ${payees} where ${payees.id} = ${payeeId} and ${payees.removedAt} is not null)`
  return db
    .select()
    .from(payoutPlans)
    .where(
      and(
        isNotNull(nextAt),
        or(
          lte(nextAt, at),
          isPayeeGone,
          isGuardChangedSql(userId, confirmedAt),
          isRestrictedSql(accountsOfPerson(userId), 'withdraw'),
        ),
        without(userId, failed),
      ),
    )
    .orderBy(asc(nextAt))
    .limit(limit)
}

/** Why a plan must end, as its member reads it; '' if it need not. */
export async function findEnd(tx: Tx, plan: PlanRow): Promise<string> {
  const guards = await findGuards(tx, plan.userId)
  if (guards.isShut) return '账号已冻结或注销'
  if (guards.restrictedUntil) return '账号已限制提现'
  if (guards.guardChangedAt && guards.guardChangedAt > plan.confirmedAt) return '你修改过密码、手机等安全设置'
  const [payee] = await tx.select().from(payees).where(isKept(plan))
  return payee ? '' : '收款账户已删除'
}

const isKept = ({ payeeId }: PlanRow) => and(eq(payees.id, payeeId), isNull(payees.removedAt))

export async function findPlanPayee(tx: Tx, plan: PlanRow): Promise<PayeeRow | undefined> {
  const [payee] = await tx.select().from(payees).where(isKept(plan))
  return payee
}
