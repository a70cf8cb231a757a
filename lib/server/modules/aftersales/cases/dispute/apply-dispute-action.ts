import type { DisputeAction } from '@/lib/shared/trade/disputes'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { assertOwnFiles } from '../../../listings/media/queries'
import { applyAct } from '../internal/apply-act'
import { DISPUTE } from '../internal/case-kind'
import { DISPUTE_ACTS, type DisputeAct } from '../internal/dispute-acts'
import { lockCase } from '../internal/lock-case'
import { partyIn } from '../rules'
import { findOwnDispute } from './queries'

interface DisputeInput extends Pick<DisputeAct, 'note' | 'refund' | 'full' | 'proposalId'> {
  disputeSn: string
  action: DisputeAction
  pictures: string[]
}

/**
 * Applies an action of the buyer or seller to their dispute. Refuses NOT_FOUND, DISPUTE_STATE, FORBIDDEN, APPEAL_USED,
 * INVALID_INPUT.
 */
export async function applyDisputeAction(ctx: UserCtx, input: DisputeInput): Promise<void> {
  const { disputeSn, action, ...fields } = input
  const { userId } = ctx.user
  await assertOwnFiles(ctx, fields.pictures)
  const found = await findOwnDispute(ctx, disputeSn)
  const rulesOf = await loadRuleBook(ctx)
  await inTxOnce(ctx, async (tx, effects) => {
    const run = { tx, effects, vault: ctx.vault, rulesOf, at: ctx.now(), ...(await lockCase(DISPUTE, tx, found)) }
    await applyAct(DISPUTE, DISPUTE_ACTS[action], run, { ...fields, userId, party: partyIn(found, userId) })
    return null
  })
}
