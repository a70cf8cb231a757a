import type { Ctx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadRules } from '../../tenancy/load-rule-book'

/** The kill switch of payouts. Refuses PAUSED. */
export async function assertOpen(ctx: Ctx): Promise<void> {
  if (!(await loadRules(ctx)).payoutOpen) throw refuse('PAUSED', '提现暂停服务，余额不受影响，恢复后可以提现')
}
