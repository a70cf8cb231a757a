import { CLOSING_DAYS } from '@/lib/shared/people/closing'
import { DAY_MS } from '@/lib/shared/time'
import { closures } from '../../../db/schema/privacy'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { hideGoods } from '../../listings/catalog/hide-goods'
import { spendSmsCode } from '../../people/identity/codes/spend-sms-code'
import { loadUser } from '../../people/identity/queries'
import { holdPerson } from '../../people/identity/queries-person'
import { shutAccount } from '../../people/identity/security/shut-account'
import { verifyPayPassword } from '../../people/identity/security/verify-pay-password'
import { loadOpenThings } from './queries'

/**
 * The caller closes the account: no login from now on, goods off the shelf; erased after some days, in which staff can open it
 * again. Refuses CLOSING_OPEN with the list of what is open, WRONG_SMS_CODE and those of the pay password.
 */
export async function closeAccount(
  ctx: UserCtx,
  { payPassword, smsCode, browser }: { payPassword: string; smsCode: string; browser: string },
): Promise<void> {
  const user = await loadUser(ctx)
  // a code is not spent on what is refused anyway
  const open = await loadOpenThings(ctx)
  if (open.length > 0) throw refuse('CLOSING_OPEN', undefined, { open })
  if (user.payPasswordHash) await verifyPayPassword(ctx, payPassword)
  await spendSmsCode(ctx, { phone: user.phone ?? '', purpose: 'close', browser, code: smsCode })
  await inTx(ctx, async (tx, effects) => {
    const { userId } = ctx.user
    const at = ctx.now()
    // an order of this person waits here, and finds the account closed; what was done before is committed by now
    await holdPerson(tx, userId)
    const still = await loadOpenThings(ctx)
    if (still.length > 0) throw refuse('CLOSING_OPEN', undefined, { open: still })
    await shutAccount(tx, effects, { userId, at })
    await hideGoods(tx, effects, { sellerId: userId, at })
    const row = {
      ...{ distId: ctx.dist.distId, closedAt: at, eraseAt: new Date(at.getTime() + CLOSING_DAYS * DAY_MS) },
      ...{ erasedAt: null, reopenedAt: null, reopenedById: null, reason: '' },
    }
    await tx
      .insert(closures)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: closures.userId, set: row })
  })
}
