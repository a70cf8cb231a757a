import { desc, eq } from 'drizzle-orm'
import { disputeRulings } from '../../../../db/schema/cases'
import type { Ctx } from '../../../../runtime/context'
import { type CaseRun, DISPUTE } from '../internal/case-kind'
import { closeDispute } from '../internal/close-dispute'
import { moveDispute } from '../internal/move-case'
import { notifyParties, toOthers } from '../internal/notify-parties'
import { sweepDueCases } from '../internal/sweep-due-cases'
import { dueOf, faultOf, isGrantedBySilence } from './rules'
import type { Dispute } from './types'

/**
 * Scheduled job for disputes: grants requests or passes them to staff if the other side stays silent, passes failed
 * negotiations to staff, and carries out rulings that were not appealed. Returns how many were due.
 */
export const processDueDisputes = (ctx: Ctx, { limit }: { limit: number }): Promise<number> =>
  sweepDueCases(ctx, DISPUTE, { stages: ['answer', 'talk', 'ruled'], process: advance, limit })

async function advance(run: CaseRun<Dispute>): Promise<void> {
  const { tx, row: dispute } = run
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
  if (dispute.stage === 'answer' && isGrantedBySilence(dispute))
    return closeDispute(run, { outcome: 'silent', refund: dispute.wantFen, fault: faultOf(dispute), by: null })
  await moveDispute(tx, dispute, { stage: 'staff', staffAt: run.at, dueAt: dueOf.staff(run.at) })
  const message = { title: '纠纷已转客服裁决', text: '客服 7 天内作出裁决，可以继续补充证据' }
  await notifyParties(DISPUTE, run, dispute, toOthers(null, message))
}
