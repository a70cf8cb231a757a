import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { payeeName } from '@/lib/shared/money/payout'
import type { StaffCtx } from '../../../runtime/context'
import { keepAudit } from '../../core/oversight/keep-audit'
import { withCode } from '../../people/staff/with-code'
import { findPayee } from './internal/find-payee'
import { openWithdrawal } from './internal/open-withdrawal'
import { openTerms } from './queries-terms'
import { assertAmount } from './rules'
import { shareOf } from './rules-owner'

interface Asked {
  payeeId: number
  amount: Fen
  /** Of the authenticator. */
  code: string
}

/**
 * A distributor's share goes out: it leaves the share at once and waits for the platform's finance. Refuses NOT_FOUND,
 * INVALID_INPUT, PAUSED, PAYOUT_LOCKED, BALANCE_SHORT, TOO_MANY, STAFF_PAUSED, WRONG_STAFF_CODE.
 */
export async function askSharePayout(
  ctx: StaffCtx,
  { payeeId, amount, code }: Asked,
): Promise<{ withdrawalSn: string }> {
  const terms = await openTerms(ctx)
  const owner = shareOf(ctx)
  const payee = await findPayee(ctx.db, owner, payeeId)
  assertAmount(amount, terms)
  return withCode(ctx, code, async (tx, effects) => {
    const { sn } = await openWithdrawal(ctx, { tx, effects, owner, payeeId, amount, terms })
    const after = { withdrawal: sn, amount: fenToYuan(amount), payee: payeeName(payee) }
    await keepAudit(tx, ctx, { action: 'share.ask', target: `dist:${owner.ofDist}`, after })
    return { withdrawalSn: sn }
  })
}
