import { eq } from 'drizzle-orm'
import { fenToYuan } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { inviteProfits } from '../../../db/schema/market/invites'
import type { Effects } from '../../../runtime/context'
import { notifyUsers } from '../../core/notifications/notify-users'
import { returnInviteProfit } from '../../money/wallet/return-invite-profit'
import { CANCELLED, INVITES_PATH } from './rules'
import type { InvitedOrder } from './types'

interface Undone {
  tx: Tx
  effects: Effects
  order: InvitedOrder
  because: keyof typeof CANCELLED
  at: Date
}

/**
 * Cancels the inviter's profit when a paid order is cancelled or refunded, or its parties turn out to be tied; what was
 * already paid is taken back as far as the inviter's balance allows.
 */
export async function cancelProfit({ tx, effects, order, because, at }: Undone): Promise<void> {
  const { orderId, orderSn, distId } = order
  const own = eq(inviteProfits.orderId, orderId)
  const [profit] = await tx.select().from(inviteProfits).where(own).for('update')
  if (!profit || profit.state === 'void') return
  const wasPaid = profit.state === 'paid'
  const { memo, notice: text, ...reasons } = CANCELLED[because]
  const why = wasPaid ? reasons.paid : reasons.pending
  await tx.update(inviteProfits).set({ state: 'void', why, settledAt: at }).where(own)
  if (!wasPaid) return
  const { inviterId: userId, profitFen: amount } = profit
  const back = await returnInviteProfit(tx, { userId, amount, ref: orderSn, memo, at })
  const notice = {
    userId,
    distId,
    kind: 'money' as const,
    key: `invite ${orderId}`,
    href: INVITES_PATH,
    title: `邀请奖励收回 ${fenToYuan(back)} 元`,
    text,
  }
  await notifyUsers(tx, effects, { notices: [notice], at })
}
