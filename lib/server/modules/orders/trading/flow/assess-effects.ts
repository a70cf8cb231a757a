import { HOUSE_ID } from '@/lib/shared/ids'
import { isOver } from '@/lib/shared/trade/order-status'
import { assessPath } from '@/lib/shared/trade/service-rating'
import { notifyUsers } from '../../../core/notifications/notify-users'
import type { Listener } from './mode'

/** Asks the parties of a closed order led by staff to rate the service. */
export const askForRating: Listener = async ({ tx, effects, order, at }, before) => {
  const { id, sn, distId, serviceId, buyerId, sellerId, snapshot } = order
  if (serviceId === null || !order.paidAt || isOver(before.status) || !isOver(order.status)) return
  const readers = [
    { userId: buyerId, isSeller: false },
    { userId: sellerId ?? HOUSE_ID, isSeller: true },
  ]
  const notices = readers
    .filter(({ userId }) => userId !== HOUSE_ID)
    .map(({ userId, isSeller }) => ({
      userId,
      distId,
      kind: 'order' as const,
      key: `assess ${id}`,
      href: assessPath(sn, isSeller),
      title: '客服服务得怎么样？',
      text: `${snapshot.bigTitle}：点一下给负责客服打分，对方看不到`,
    }))
  await notifyUsers(tx, effects, { notices, at })
}
