import { eq } from 'drizzle-orm'
import { type Fen, fen, fenToYuan, greaterOf, lesserOf } from '@/lib/shared/money/money'
import { formatDate, formatShortTime } from '@/lib/shared/time'
import type { Tx } from '../../../db/client'
import { payoutPlans } from '../../../db/schema/money/payouts'
import { type Ctx, type Effects, inTx, type UserCtx } from '../../../runtime/context'
import { Refusal } from '../../../runtime/refusal'
import { sweepRows } from '../../../runtime/sweep-rows'
import { systemCtx } from '../../../runtime/system-ctx'
import { notifyUsers } from '../../core/notifications/notify-users'
import { faceRefusal } from '../../people/identity/face/assert-face'
import { findGuards } from '../../people/identity/queries'
import { holdPerson } from '../../people/identity/queries-person'
import { owingOf } from '../debts/queries'
import { balanceOf } from '../wallet/queries'
import { findFreshMoney } from '../wallet/queries-fresh'
import { lockPlan } from './internal/lock-plan'
import { openWithdrawal } from './internal/open-withdrawal'
import { findDuePlans, findEnd, findPlanPayee } from './queries-plan'
import { openMemberTerms } from './queries-terms'
import { assertPayable, availableOf } from './rules'
import { memberOf } from './rules-owner'
import { MOST_FAILURES, nextRunAt } from './rules-plan'
import type { PayoutTerms, PlanRow } from './types'

const HREF = '/center/mywallets/withdrawal'

/**
 * Makes the weekly withdrawals that are due, each with the move of its next date in one transaction, and ends plans whose
 * account was changed or restricted. Returns how many plans were handled; safe on many instances.
 */
export const processPayoutPlans = (ctx: Ctx, { limit }: { limit: number }): Promise<number> =>
  sweepRows(ctx, {
    name: 'weekly withdrawals',
    find: (failed) => findDuePlans(ctx.db, { at: ctx.now(), failed, limit }),
    keyOf: ({ userId }) => userId,
    act: async (plan) => {
      try {
        return await makeWithdrawal(ctx, plan)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return recordRefusal(ctx, plan, error)
      }
    },
  })

/** The member as the one who asks, on the site where the plan was chosen. */
function ownerCtx(ctx: Ctx, { userId, distId }: Pick<PlanRow, 'userId' | 'distId'>): UserCtx {
  const dist = ctx.distOf(distId) ?? ctx.dist
  const user = { sessionId: '', userId, nickName: '', authStatus: 0, limits: {} }
  return Object.assign({}, systemCtx(ctx, dist), { user })
}

async function makeWithdrawal(ctx: Ctx, { userId, distId, nextAt: seen }: PlanRow): Promise<boolean> {
  const at = ctx.now()
  const isDue = seen !== null && seen <= at
  const own = ownerCtx(ctx, { userId, distId })
  const terms = isDue ? await openMemberTerms(own) : null
  const face = isDue ? await faceRefusal(own, { userId, purpose: 'withdraw' }) : null
  return inTx(ctx, async (tx, effects) => {
    await holdPerson(tx, userId)
    const plan = await lockPlan(tx, userId)
    if (!plan || plan.nextAt === null) return false
    const ended = await findEnd(tx, plan)
    if (ended) {
      await endPlan(tx, effects, { plan, reason: ended, at })
      return true
    }
    if (!terms || plan.nextAt > at) return false
    const payee = await findPlanPayee(tx, plan)
    if (payee) assertPayable(ctx.payout, payee.kind)
    const amount = await amountOf(tx, { plan, terms, at })
    const least = greaterOf(plan.leastFen, terms.least)
    if (amount < least) {
      const text = `扣除保留金额后不足 ¥${fenToYuan(least)}，本周未提现。`
      await skip(tx, effects, { plan, text, failures: 0, at })
      return true
    }
    const { payeeId } = plan
    const ask = { owner: memberOf(own), payeeId, amount, terms, face, isAutomatic: true }
    await openWithdrawal(own, Object.assign({ tx, effects }, ask))
    const nextAt = nextRunAt({ weekday: plan.weekday, lastAt: at }, at)
    await tx.update(payoutPlans).set({ lastAt: at, nextAt, failures: 0 }).where(eq(payoutPlans.userId, userId))
    return true
  })
}

/** What could be withdrawn now, above what stays, in one withdrawal. */
async function amountOf(tx: Tx, { plan, terms, at }: { plan: PlanRow; terms: PayoutTerms; at: Date }): Promise<Fen> {
  const { userId, keepFen } = plan
  const coin = await balanceOf(tx, { kind: 'user', ownerId: userId })
  const fresh = await findFreshMoney(tx, { userId, hours: terms.freshHours, at })
  const owing = await owingOf(tx, userId)
  const available = availableOf({ coin, fresh, owing, guards: await findGuards(tx, userId) })
  return lesserOf(fen(available - keepFen), terms.most)
}

/** A refused withdrawal: once per due date, also when several instances saw the refusal. */
const recordRefusal = (ctx: Ctx, { userId, nextAt }: PlanRow, error: Refusal): Promise<boolean> =>
  inTx(ctx, async (tx, effects) => {
    const plan = await lockPlan(tx, userId)
    if (!plan || nextAt === null || plan.nextAt?.getTime() !== nextAt.getTime()) return false
    const at = ctx.now()
    // the member cannot change that the platform pauses withdrawals
    const failures = error.reason === 'PAUSED' ? plan.failures : plan.failures + 1
    const reason = `连续 ${MOST_FAILURES} 次未能提现，最近一次：${error.message}`
    if (failures >= MOST_FAILURES) await endPlan(tx, effects, { plan, reason, at })
    else await skip(tx, effects, { plan, text: `${error.message}。`, failures, at })
    return true
  })

interface News {
  plan: PlanRow
  at: Date
}

async function skip(tx: Tx, effects: Effects, { plan, text, failures, at }: News & { text: string; failures: number }) {
  const nextAt = nextRunAt(plan, at)
  await tx.update(payoutPlans).set({ nextAt, failures }).where(isOf(plan))
  await notify(tx, effects, { plan, at, title: '本周自动提现未进行', text: `${text}下次 ${formatShortTime(nextAt)}。` })
}

async function endPlan(tx: Tx, effects: Effects, { plan, reason, at }: News & { reason: string }) {
  await tx.update(payoutPlans).set({ nextAt: null, endReason: reason }).where(isOf(plan))
  await notify(tx, effects, { plan, at, title: '每周自动提现已关闭', text: `${reason}。需要时可在提现页重新开启。` })
}

const isOf = ({ userId }: PlanRow) => eq(payoutPlans.userId, userId)

async function notify(tx: Tx, effects: Effects, { plan, at, title, text }: News & { title: string; text: string }) {
  const { userId, distId } = plan
  const key = `payout plan ${formatDate(at)} ${title}`
  const notice = { userId, distId, kind: 'money', key, title, text, href: HREF, isUrgent: true } as const
  await notifyUsers(tx, effects, { notices: [notice], at })
}
