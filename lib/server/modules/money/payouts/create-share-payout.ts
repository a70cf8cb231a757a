import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { payeeName } from '@/lib/shared/money/payout'
import type { StaffCtx } from '../../../runtime/context'
import { recordAudit } from '../../core/oversight/record-audit'
import { requireCode } from '../../people/staff/require-code'
import { findPayee } from './internal/find-payee'
import { openWithdrawal } from './internal/open-withdrawal'
import { openTerms } from './queries-terms'
import { assertAmount, assertPayable } from './rules'
import { shareOf } from './rules-owner'

interface SharePayout {
  payeeId: number
  amount: Fen
  /** Authenticator code. */
  code: string
}

/**
 * Requests a payout of a distributor's share: the amount is deducted at once and waits for approval by the platform's
 * finance. Refuses NOT_FOUND, INVALID_INPUT, PAUSED, PAYOUT_LOCKED, BALANCE_SHORT, TOO_MANY, STAFF_PAUSED,
 * WRONG_STAFF_CODE.
 */
export async function createSharePayout(
  ctx: StaffCtx,
  { payeeId, amount, code }: SharePayout,
): Promise<{ withdrawalSn: string }> {
  const terms = await openTerms(ctx)
  const owner = shareOf(ctx)
  const payee = await findPayee(ctx.db, owner, payeeId)
  assertPayable(ctx.payout, payee.kind)
  assertAmount(amount, terms)
  return requireCode(ctx, code, async (tx, effects) => {
    const { sn } = await openWithdrawal(ctx, { tx, effects, owner, payeeId, amount, terms })
    const after = { withdrawal: sn, amount: fenToYuan(amount), payee: payeeName(payee) }
    await recordAudit(tx, ctx, { action: 'share.ask', target: `dist:${owner.ofDist}`, after })
    return { withdrawalSn: sn }
  })
}
