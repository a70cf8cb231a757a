import { and, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { profitOf } from '@/lib/shared/money/invites'
import { fenToYuan } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { inviteProfits } from '../../../db/schema/market/invites'
import type { Effects } from '../../../runtime/context'
import { notifyUsers } from '../../core/notifications/notify-users'
import type { Rules } from '../../core/tenancy/types'
import { findTie, type Tie } from '../../money/ties/find-tie'
import { payInviteProfit } from '../../money/wallet/pay-invite-profit'
import { hadAccountBefore, isVerified } from '../../people/identity/queries-invites'
import { INVITES_PATH, KNOWN_BEFORE, NO_FEE, NOT_VERIFIED } from './rules'
import type { InvitedOrder } from './types'

interface Released {
  tx: Tx
  effects: Effects
  order: InvitedOrder
  rules: Pick<Rules, 'inviteBp'>
  at: Date
}

/** Pays the expected profit to the inviter when an order is paid out, or records why there is none. */
export async function settleProfit({ tx, effects, order, rules, at }: Released): Promise<void> {
  const { orderId, orderSn, distId, base } = order
  const pending = and(eq(inviteProfits.orderId, orderId), eq(inviteProfits.state, 'pending'))
  const [expected] = await tx.select().from(inviteProfits).where(pending).for('update')
  if (!expected) return
  const { inviterId, inviteeId } = expected
  const profitFen = profitOf(base, rules.inviteBp)
  const why = (await refusalOf(tx, inviterId, inviteeId)) || (profitFen === 0n ? NO_FEE : '')
  const settled = {
    baseFen: base,
    profitFen,
    settledAt: at,
    ...(why ? { state: 'void' as const, why } : { state: 'paid' as const }),
  }
  await tx.update(inviteProfits).set(settled).where(pending)
  if (why) return
  await payInviteProfit(tx, { userId: inviterId, amount: profitFen, ref: orderSn, memo: '好友完成订单的邀请奖励', at })
  const notice = {
    userId: inviterId,
    distId,
    kind: 'money' as const,
    key: `invite ${orderId}`,
    href: INVITES_PATH,
    title: `邀请奖励到账 ${fenToYuan(profitFen)} 元`,
    text: '你邀请的好友完成了一笔订单，奖励已到你的余额。',
  }
  await notifyUsers(tx, effects, { notices: [notice], at })
}

/** Why tied accounts earn no profit, as shown to the inviter. */
const TIED: Readonly<Record<Tie, string>> = {
  person: '你和好友的实名信息相同',
  device: '你和好友用过同一台设备',
  payee: '你和好友的收款账户相同',
  team: '你和好友在同一个团队',
}

async function refusalOf(tx: Tx, inviterId: UserId, inviteeId: UserId): Promise<string> {
  if (!(await isVerified(tx, inviterId))) return NOT_VERIFIED
  const tie = await findTie(tx, inviterId, inviteeId)
  if (tie) return TIED[tie]
  return (await hadAccountBefore(tx, inviteeId)) ? KNOWN_BEFORE : ''
}
