import { and, isNull } from 'drizzle-orm'
import { payeeName } from '@/lib/shared/money/payout'
import { holdName } from '../../../db/hold-name'
import { payees } from '../../../db/schema/money/payouts'
import { singleRow } from '../../../db/single-row'
import type { StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { requireCode } from '../../people/staff/require-code'
import { notifyOwners } from './internal/notify-owners'
import { ownedBy } from './internal/owned-by'
import { type PayeeForm, payeeAction } from './internal/payee-action'
import { loadPayoutTerms } from './queries-terms'
import { payeeHash } from './rules'
import { shareOf } from './rules-owner'

interface NewPayee extends PayeeForm {
  /** Name of the account holder. */
  holder: string
  /** Authenticator code. */
  code: string
}

/**
 * Adds a payee for a distributor's share, locked like a member's. Refuses INVALID_INPUT, PAYEE_STATE, STAFF_PAUSED,
 * WRONG_STAFF_CODE.
 */
export async function createSharePayee(
  ctx: StaffCtx,
  { kind, account, bankName, holder, code }: NewPayee,
): Promise<{ payeeId: number }> {
  const { mask } = payeeAction(ctx.payout, { kind, account, bankName })
  const { mostPayees, lockHours } = await loadPayoutTerms(ctx)
  const owner = shareOf(ctx)
  return requireCode(ctx, code, async (tx, effects) => {
    // all owners of a distributor share one list
    await holdName(tx, `payees of ${owner.ofDist}`)
    const accountHash = payeeHash(ctx.vault, { kind, account })
    const own = await tx
      .select()
      .from(payees)
      .where(and(ownedBy(payees, owner), isNull(payees.removedAt)))
    if (own.some((payee) => payee.accountHash === accountHash)) throw refuse('PAYEE_STATE', '这个收款账户已绑定')
    if (own.length >= mostPayees) throw refuse('PAYEE_STATE', `最多绑定${mostPayees}个收款账户，请先删除不用的`)
    const whose = String(owner.userId)
    const sealed = { account: ctx.vault.seal('payee', whose, account), holder: ctx.vault.seal('payee', whose, holder) }
    const row = singleRow(
      await tx
        .insert(payees)
        .values({
          ...owner,
          kind,
          mask,
          accountHash,
          createdAt: ctx.now(),
          ...sealed,
          bankName: kind === 3 ? bankName : '',
        })
        .returning(),
    )
    const name = payeeName(row)
    await recordAudit(tx, ctx, { action: 'share.addPayee', target: `dist:${owner.ofDist}`, after: { payee: name } })
    await notifyOwners(ctx, { tx, effects, title: `已绑定分成收款账户：${name}`, lockHours })
    return { payeeId: row.id }
  })
}
