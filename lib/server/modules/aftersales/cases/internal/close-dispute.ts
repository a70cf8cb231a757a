import type { Fen } from '@/lib/shared/money/money'
import type { DisputeOutcome } from '@/lib/shared/trade/disputes'
import type { Party } from '@/lib/shared/trade/order-forms'
import { settleDisputedOrder } from '../../../orders/trading/staff/settle-disputed-order'
import type { Dispute } from '../dispute/types'
import { type CaseRun, DISPUTE } from './case-kind'
import { moveDispute } from './move-case'
import { notifyParties, toOthers } from './notify-parties'

type Outcome = Exclude<DisputeOutcome, 'silent'>

const SAYS: Readonly<Record<Outcome, string>> = {
  granted: '对方同意了诉求，售后已完成',
  agreed: '双方协商一致，售后已完成',
  ruled: '处理结果生效，售后已完成',
  withdrawn: '售后已撤回，订单继续',
}

/**
 * Closes a dispute and posts the split in the same transaction. `by`: the party whose action closed it; null if neither
 * party's did.
 */
export async function closeDispute(
  { row: dispute, order, ...run }: CaseRun<Dispute>,
  end: { outcome: Outcome; refund: Fen; fault: Party; by: Party | null },
): Promise<void> {
  const { tx, at } = run
  const { outcome, refund, fault, by } = end
  await moveDispute(tx, dispute, { stage: 'closed', outcome, refundFen: refund, closedAt: at, dueAt: null })
  await notifyParties(DISPUTE, run, dispute, toOthers(by, { title: SAYS[outcome], text: order.snapshot.bigTitle }))
  await settleDisputedOrder({ ...run, order }, { disputeId: dispute.id, refund, fault })
}
