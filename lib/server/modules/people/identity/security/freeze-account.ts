import { and, eq, isNull } from 'drizzle-orm'
import { accountFreezes, users } from '../../../../db/schema/people/identity'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { endSessions } from '../internal/end-sessions'
import { notifyAccountOwner } from '../internal/notify-account-owner'
import { spendOwnCode } from '../internal/spend-own-code'
import type { Along } from '../types'
import { verifyPayPassword } from './verify-pay-password'

interface Proof {
  /** One of the two is required. */
  payPassword?: string
  smsCode?: string
  browser: string
}

/**
 * Freezes the caller's own account: all sessions are revoked, and login, trades and payouts are blocked until staff
 * unfreeze it. Refuses NO_PAY_PASSWORD, WRONG_PAY_PASSWORD, PAY_PASSWORD_LOCKED, WRONG_SMS_CODE.
 */
export async function freezeAccount(
  ctx: UserCtx,
  { payPassword, smsCode, browser }: Proof,
  along: Along,
): Promise<void> {
  if (payPassword) await verifyPayPassword(ctx, payPassword)
  else if (smsCode) await spendOwnCode(ctx, { purpose: 'freeze', code: smsCode, browser })
  else throw refuse('INVALID_INPUT', '请输入支付密码或短信验证码')
  const { userId } = ctx.user
  const at = ctx.now()
  await inTx(ctx, async (tx, effects) => {
    const [frozen] = await tx
      .update(users)
      .set({ frozenAt: at })
      .where(and(eq(users.id, userId), isNull(users.frozenAt)))
      .returning({ id: users.id })
    if (!frozen) return
    await tx.insert(accountFreezes).values({ userId, distId: ctx.dist.distId, ip: ctx.ip, createdAt: at })
    await notifyAccountOwner(ctx, {
      tx,
      effects,
      userId,
      event: 'frozen',
      text: '登录、交易和提现都已停用。需要解冻时，请联系客服核验身份。',
    })
    await along(tx, effects, { userId, at })
    await endSessions(tx, effects, { userId, at })
  })
}
