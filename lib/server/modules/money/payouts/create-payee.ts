import { and, inArray, isNull } from 'drizzle-orm'
import { payeeName } from '@/lib/shared/money/payout'
import { payees } from '../../../db/schema/money/payouts'
import { singleRow } from '../../../db/single-row'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { verifySmsCode } from '../../people/identity/codes/verify-sms-code'
import { loadUser, openRealName } from '../../people/identity/queries'
import { accountsOfPerson, holdPerson } from '../../people/identity/queries-person'
import { verifyPayPassword } from '../../people/identity/security/verify-pay-password'
import { notifyPayee } from './internal/notify-payee'
import { ownedBy } from './internal/owned-by'
import { type PayeeForm, payeeAction } from './internal/payee-action'
import { loadPayoutTerms } from './queries-terms'
import { payeeHash } from './rules'
import { memberOf } from './rules-owner'

interface NewPayee extends PayeeForm {
  realName: string
  payPassword: string
  smsCode: string
  browser: string
}

/**
 * Adds a payee of the verified person, locked for a day. The real name must be entered because it is shown nowhere: an
 * attacker with only the session does not know it. Refuses INVALID_INPUT, REAL_NAME_WRONG, PAYEE_STATE, WRONG_SMS_CODE
 * and those of the pay password.
 */
export async function createPayee(ctx: UserCtx, input: NewPayee): Promise<{ payeeId: number }> {
  const { kind, account, bankName, realName, payPassword, smsCode, browser } = input
  const { mostPayees, lockHours } = await loadPayoutTerms(ctx)
  const { mask, ...action } = payeeAction(ctx.payout, input)
  const user = await loadUser(ctx)
  await verifyPayPassword(ctx, payPassword)
  if (openRealName(ctx, user) !== realName) throw refuse('REAL_NAME_WRONG')
  await verifySmsCode(ctx, { phone: user.phone ?? '', purpose: 'payee', browser, code: smsCode, action })
  const { userId } = ctx.user
  return inTxOnce(ctx, async (tx, effects) => {
    await holdPerson(tx, userId)
    const accountHash = payeeHash(ctx.vault, input)
    const own = await tx
      .select()
      .from(payees)
      .where(and(ownedBy(payees, memberOf(ctx)), isNull(payees.removedAt)))
    if (own.some((payee) => payee.accountHash === accountHash)) throw refuse('PAYEE_STATE', '这个收款账户已绑定')
    const ofPerson = and(
      inArray(payees.userId, accountsOfPerson(userId)),
      isNull(payees.ofDist),
      isNull(payees.removedAt),
    )
    if ((await tx.$count(payees, ofPerson)) >= mostPayees)
      throw refuse('PAYEE_STATE', `最多绑定${mostPayees}个收款账户，请先删除不用的`)
    const row = singleRow(
      await tx
        .insert(payees)
        .values({
          userId,
          kind,
          mask,
          accountHash,
          createdAt: ctx.now(),
          isDefault: own.length === 0,
          bankName: kind === 3 ? bankName : '',
          account: ctx.vault.seal('payee', String(userId), account),
        })
        .returning(),
    )
    await notifyPayee(ctx, { tx, effects, payee: row, lockHours, title: `已绑定收款账户：${payeeName(row)}` })
    return { payeeId: row.id }
  })
}
