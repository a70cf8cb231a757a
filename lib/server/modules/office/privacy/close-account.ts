import { CLOSING_DAYS } from '@/lib/shared/people/closing'
import { DAY_MS } from '@/lib/shared/time'
import { closures } from '../../../db/schema/office/privacy'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { deleteSellerGoods } from '../../listings/catalog/delete-seller-goods'
import { releaseLedOrders } from '../../orders/trading/staff/release-led-orders'
import { verifySmsCode } from '../../people/identity/codes/verify-sms-code'
import { loadUser } from '../../people/identity/queries'
import { holdPerson } from '../../people/identity/queries-person'
import { closeUser } from '../../people/identity/security/close-user'
import { verifyPayPassword } from '../../people/identity/security/verify-pay-password'
import { closeMemberships } from '../../people/staff/close-memberships'
import { loadOpenThings } from './queries'

/**
 * Closes the caller's account: login is disabled and goods leave the shelf; it is erased after some days, during which
 * staff can reopen it. Memberships of staff end. Refuses CLOSING_OPEN with the list of open items, LAST_OWNER, WRONG_SMS_CODE and those of the pay password.
 */
export async function closeAccount(
  ctx: UserCtx,
  { payPassword, smsCode, browser }: { payPassword: string; smsCode: string; browser: string },
): Promise<void> {
  const user = await loadUser(ctx)
  // checked first, so that no code is consumed by a call that would be refused anyway
  const open = await loadOpenThings(ctx)
  if (open.length > 0) throw refuse('CLOSING_OPEN', undefined, { open })
  if (user.payPasswordHash) await verifyPayPassword(ctx, payPassword)
  await verifySmsCode(ctx, { phone: user.phone ?? '', purpose: 'close', browser, code: smsCode })
  await inTx(ctx, async (tx, effects) => {
    const { userId } = ctx.user
    const at = ctx.now()
    // a concurrent order of this person waits here and then finds the account closed; earlier actions are committed by
    // now
    await holdPerson(tx, userId)
    const still = await loadOpenThings(ctx)
    if (still.length > 0) throw refuse('CLOSING_OPEN', undefined, { open: still })
    await closeMemberships(tx, { userId, at })
    await releaseLedOrders(tx, userId)
    await closeUser(tx, effects, { userId, at })
    await deleteSellerGoods(tx, effects, { sellerId: userId, at })
    const row = {
      distId: ctx.dist.distId,
      closedAt: at,
      eraseAt: new Date(at.getTime() + CLOSING_DAYS * DAY_MS),
      erasedAt: null,
      reopenedAt: null,
      reopenedById: null,
      reason: '',
    }
    await tx
      .insert(closures)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: closures.userId, set: row })
  })
}
