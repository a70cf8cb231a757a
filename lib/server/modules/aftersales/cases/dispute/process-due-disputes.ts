import { desc, eq } from 'drizzle-orm'
import { disputeRulings } from '../../../../db/schema/aftersales/cases'
import type { Ctx } from '../../../../runtime/context'
import { saveDecision } from '../../../orders/trading/staff/lock-disputed-order'
import { type CaseRun, DISPUTE } from '../internal/case-kind'
import { closeDispute } from '../internal/close-dispute'
import { moveDispute } from '../internal/move-case'
import { notifyParties, toOthers } from '../internal/notify-parties'
import { sweepDueCases } from '../internal/sweep-due-cases'
import { dueOf, isHeldBack } from './rules'
import type { Dispute } from './types'

/**
 * Scheduled job for disputes: passes those that the other side did not answer, or that were not negotiated in time, to
 * staff, and carries out rulings that were not appealed, those for the seller only when no complaint is open at a payment
 * provider. Returns how many were due.
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
    const { refundFen: refund, sellerFen, fault } = ruling
    if (isHeldBack(run.order, sellerFen)) {
      await saveDecision(tx, run.order, { refund, until: null })
      return void (await moveDispute(tx, dispute, { dueAt: dueOf.heldBack(run.at) }))
    }
    return closeDispute(run, { outcome: 'ruled', refund, fault, by: null })
  }
  await moveDispute(tx, dispute, { stage: 'staff', staffAt: run.at, dueAt: dueOf.staff(run.at) })
  const message = { title: '售后已转客服处理', text: '客服 7 天内给出处理结果，可以继续补充凭证' }
  await notifyParties(DISPUTE, run, dispute, toOthers(null, message))
}
