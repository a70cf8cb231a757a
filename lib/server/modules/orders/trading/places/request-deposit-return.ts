import { DEPOSIT_DAYS, DEPOSITS, type DepositKind } from '@/lib/shared/trade/deposits'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { notifyUsers } from '../../../core/notifications/notify-users'
import { reopenMerchant } from '../../../market/coin/reopen-merchant'
import { lockDeposit } from '../../../money/deposits/queries'
import { updateReturnRequest } from '../../../money/deposits/update-return-request'
import { verifyPayPassword } from '../../../people/identity/security/verify-pay-password'
import { countOpenWork } from '../internal/open-work'

/**
 * Requests the return of a member's deposit: no new work of its kind from then on, and in some days it is returned. The
 * deposit's row is locked before orders are counted, and accepting work locks it too, so no order can be accepted in
 * between. Refuses ORDER_STATE and those of the pay password.
 */
export async function requestDepositReturn(
  ctx: UserCtx,
  { kind, payPassword }: { kind: DepositKind; payPassword: string },
): Promise<void> {
  await verifyPayPassword(ctx, payPassword)
  return inTxOnce(ctx, async (tx, effects) => {
    const { userId } = ctx.user
    const at = ctx.now()
    const deposit = await lockDeposit(tx, userId, kind)
    if (!deposit || deposit.state === 'none') throw refuse('ORDER_STATE', '没有可退还的保证金')
    if (deposit.state === 'asked') throw refuse('ORDER_STATE', '已经申请退还，请勿重复提交')
    const open = await countOpenWork(tx, userId, kind)
    if (open > 0) throw refuse('ORDER_STATE', `还有 ${open} 笔订单没有结束，结束后才能申请退还`)
    await updateReturnRequest(tx, { userId, kind, isRequested: true, at })
    if (kind === 'coin') await reopenMerchant(tx, { userId, isLeaving: true })
    const notice = {
      userId,
      distId: ctx.dist.distId,
      kind: 'money' as const,
      key: `deposit ${kind} ${at.getTime()}`,
      title: `${DEPOSITS[kind].name}已申请退还`,
      text: `${DEPOSIT_DAYS} 天后退到余额，在此之前可以取消。不是你本人申请的，请立即修改支付密码并联系客服。`,
      href: '/center/myself/depositWithdraw',
    }
    await notifyUsers(tx, effects, { notices: [notice], at })
  })
}
