import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import { disputeRulings, disputes } from '../../../db/schema/disputes'
import { type Ctx, inTx } from '../../../runtime/context'
import { sweepRows, without } from '../../../runtime/sweep-rows'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { type Case, closeDispute } from './internal/close-dispute'
import { lockCase } from './internal/lock-case'
import { moveDispute } from './internal/move-dispute'
import { notifyParties } from './internal/notify-parties'
import { dueOf, liableParty } from './rules'

const STAGES = ['answer', 'talk', 'ruled'] as const

/**
 * Scheduled job for disputes: grants the request if the other side stays silent, passes failed negotiations to staff,
 * and carries out rulings that were not appealed. Each dispute has its own transaction and is re-checked under its
 * lock, so the job may run on many instances. Returns how many were due.
 */
export async function processDueDisputes(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const isDue = and(inArray(disputes.stage, [...STAGES]), lte(disputes.dueAt, at))
  const rulesOf = await loadRuleBook(ctx)
  return sweepRows(ctx, {
    name: 'disputes',
    find: (failed) =>
      ctx.db
        .select()
        .from(disputes)
        .where(and(isDue, without(disputes.id, failed)))
        .orderBy(asc(disputes.dueAt))
        .limit(limit),
    keyOf: ({ id }) => id,
    act: (found) =>
      inTx(ctx, async (tx, effects) => {
        const { order, dispute } = await lockCase(tx, found)
        if (dispute.stage !== found.stage || dispute.dueAt === null || dispute.dueAt > at) return
        await advance({ tx, effects, vault: ctx.vault, rulesOf, at, order, dispute })
      }),
  })
}

async function advance(run: Case): Promise<void> {
  const { tx, dispute } = run
  if (dispute.stage === 'ruled') {
    const [ruling] = await tx
      .select()
      .from(disputeRulings)
      .where(eq(disputeRulings.disputeId, dispute.id))
      .orderBy(desc(disputeRulings.id))
      .limit(1)
    if (!ruling) throw new Error(`dispute ${dispute.sn} is ruled without a ruling`)
    const { refundFen: refund, fault } = ruling
    return closeDispute(run, { outcome: 'ruled', refund, fault, by: null })
  }
  // only the other side can redo the work, so its silence passes the dispute to staff
  if (dispute.stage === 'answer' && dispute.want !== 'redo')
    return closeDispute(run, { outcome: 'silent', refund: dispute.wantFen, fault: liableParty(dispute), by: null })
  await moveDispute(tx, dispute, { stage: 'staff', staffAt: run.at, dueAt: dueOf.staff(run.at) })
  const told = { title: '纠纷已转客服裁决', text: '客服 7 天内作出裁决，可以继续补充证据' }
  await notifyParties(run, dispute, null, told)
}
