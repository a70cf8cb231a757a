import { and, asc, inArray, lte } from 'drizzle-orm'
import { CLAIM_LEAST_HOURS } from '@/lib/shared/trade/claims'
import { claims } from '../../../db/schema/claims'
import { type Ctx, inTx } from '../../../runtime/context'
import { sweepRows, without } from '../../../runtime/sweep-rows'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { closeClaim } from './internal/close-claim'
import { type Case, lockCase } from './internal/lock-case'
import { moveClaim } from './internal/move-claim'
import { notifyParties } from './internal/notify-parties'
import { advance, recover } from './internal/pay-out'
import { pickHandler } from './internal/pick-handler'
import { dueOf } from './rules'

const CLOCKED = ['review', 'rejected', 'recovering', 'advanced'] as const

/**
 * Scheduled job for claims: pays on the seventh day, recovers advance payments from the seller, closes claims that were
 * not appealed, and reassigns claims that were not decided in time. Each claim has its own transaction and is
 * re-checked under its lock, so the job may run on many instances. Returns how many were due.
 */
export async function processDueClaims(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const isDue = and(inArray(claims.stage, [...CLOCKED]), lte(claims.dueAt, at))
  const rulesOf = await loadRuleBook(ctx)
  return sweepRows(ctx, {
    name: 'claims',
    find: (failed) =>
      ctx.db
        .select()
        .from(claims)
        .where(and(isDue, without(claims.id, failed)))
        .orderBy(asc(claims.dueAt))
        .limit(limit),
    keyOf: ({ id }) => id,
    act: (found) =>
      inTx(ctx, async (tx, effects) => {
        const { order, claim } = await lockCase(tx, found)
        if (claim.stage !== found.stage || claim.dueAt === null || claim.dueAt > at) return
        await ring({ tx, effects, vault: ctx.vault, rulesOf, at, order, claim })
      }),
  })
}

async function ring(run: Case): Promise<void> {
  switch (run.claim.stage) {
    case 'recovering':
      return advance(run)
    case 'advanced':
      return recover(run)
    case 'rejected': {
      const seller = { title: '理赔结束，不予赔付', text: `${run.claim.title}：买家没有上诉` }
      return closeClaim(run, { outcome: 'rejected', says: '理赔结束，不予赔付', told: { buyer: null, seller } })
    }
    default:
      return passOn(run)
  }
}

/**
 * Reassigns a claim that was not decided in time to another staff member; what was promised to the buyer is unchanged.
 */
async function passOn(run: Case): Promise<void> {
  const { tx, at, claim } = run
  const next = (await pickHandler(tx, claim, at)) ?? claim.handlerId
  const passed = claim.passed + 1
  await moveClaim(tx, claim, { handlerId: next, handedAt: at, passed, dueAt: dueOf.passed(at) })
  const title = next === claim.handlerId ? '理赔判定已超时' : '理赔判定超时，已换人'
  const text = `${claim.title}：${CLAIM_LEAST_HOURS} 小时内判定，垫付时间不受影响`
  await notifyParties(run, claim, { buyer: { title, text }, seller: null })
}
