import type { UserId } from '@/lib/shared/ids'
import { moneyText } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import { notifyUsers } from '../../../core/notifications/notify-users'
import type { RecyclingQuote, RecyclingRequest } from '../types'

interface Decided {
  by: { userId: UserId; nickName: string }
  request: Pick<RecyclingRequest, 'id' | 'distId'>
  quote: RecyclingQuote
  /** Why it was declined; absent: approved. */
  rejected?: string
  at: Date
}

/** Notifies the author of a quote of how another staff member decided about it. */
export async function notifyQuoter(
  tx: Tx,
  effects: Effects,
  { by, request, quote, rejected, at }: Decided,
): Promise<void> {
  if (quote.byId === by.userId) return
  const isRejected = rejected !== undefined
  const notice = {
    userId: quote.byId,
    distId: request.distId,
    kind: 'order',
    key: `quote ${quote.id}`,
    title: `${by.nickName}${isRejected ? '驳回' : '通过'}了你的回收报价`,
    text: `报价 ${moneyText(quote.priceFen)}。${isRejected ? `原因：${rejected}` : '已发给卖家，等待回复'}`,
    href: '/desk?queue=recycling',
  } as const
  await notifyUsers(tx, effects, { notices: [notice], at })
}
