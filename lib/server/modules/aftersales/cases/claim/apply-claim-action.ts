import type { ClaimAction } from '@/lib/shared/trade/claims'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { assertOwnFiles } from '../../../listings/media/queries'
import { applyAct } from '../internal/apply-act'
import { CLAIM } from '../internal/case-kind'
import { CLAIM_ACTS } from '../internal/claim-acts'
import { lockCase } from '../internal/lock-case'
import { partyIn } from '../rules'
import { findOwnClaim } from './queries'

interface ClaimInput {
  claimSn: string
  action: ClaimAction
  note: string
  pictures: string[]
}

/**
 * Applies an action of the buyer or seller to their claim. Refuses NOT_FOUND, CLAIM_STATE, FORBIDDEN, APPEAL_USED,
 * BALANCE_SHORT, INVALID_INPUT.
 */
export async function applyClaimAction(ctx: UserCtx, { claimSn, action, ...fields }: ClaimInput): Promise<void> {
  const { userId } = ctx.user
  await assertOwnFiles(ctx, fields.pictures)
  const found = await findOwnClaim(ctx, claimSn)
  const rulesOf = await loadRuleBook(ctx)
  await inTxOnce(ctx, async (tx, effects) => {
    const run = { tx, effects, vault: ctx.vault, rulesOf, at: ctx.now(), ...(await lockCase(CLAIM, tx, found)) }
    await applyAct(CLAIM, CLAIM_ACTS[action], run, { ...fields, userId, party: partyIn(found, userId) })
    return null
  })
}
