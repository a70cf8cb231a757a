import { eq } from 'drizzle-orm'
import { fenToYuan } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { inviteProfits } from '../../../db/schema/invites'
import type { Effects } from '../../../runtime/context'
import { notifyUsers } from '../../core/notifications/notify-users'
import { returnInviteProfit } from '../../money/wallet/return-invite-profit'
import { INVITES_PATH, NOT_COMPLETED, REFUNDED_AFTER } from './rules'
import type { InvitedOrder } from './types'

interface Undone {
  tx: Tx
  effects: Effects
  order: InvitedOrder
  at: Date
}

/**
 * Cancels the inviter's profit when a paid order is cancelled or refunded; what was already paid is taken back as far
 * as the inviter's balance allows.
 */
export async function cancelProfit({ tx, effects, order: { orderId, orderSn, distId }, at }: Undone): Promise<void> {
  const own = eq(inviteProfits.orderId, orderId)
  const [profit] = await tx.select().from(inviteProfits).where(own).for('update')
  if (!profit || profit.state === 'void') return
  const wasPaid = profit.state === 'paid'
  const why = wasPaid ? REFUNDED_AFTER : NOT_COMPLETED
  await tx.update(inviteProfits).set({ state: 'void', why, settledAt: at }).where(own)
  if (!wasPaid) return
  const { inviterId: userId, profitFen: amount } = profit
  const back = await returnInviteProfit(tx, { userId, amount, ref: orderSn, memo: '好友的订单退款，邀请奖励收回', at })
  const notice = {
    userId,
    distId,
    kind: 'money' as const,
    key: `invite ${orderId}`,
    href: INVITES_PATH,
    title: `邀请奖励收回 ${fenToYuan(back)} 元`,
    text: '你邀请的好友的一笔订单在完成后又退款，这笔订单的奖励已从余额收回。',
  }
  await notifyUsers(tx, effects, { notices: [notice], at })
}
