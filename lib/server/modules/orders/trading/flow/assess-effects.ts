import { HOUSE_ID } from '@/lib/shared/ids'
import { isOver } from '@/lib/shared/trade/order-status'
import { assessPath } from '@/lib/shared/trade/service-rating'
import { tellPeople } from '../../../core/notifications/tell-people'
import type { Follower } from './mode'

/** Whom staff led through an order is asked how that was, once it is over. */
export const askForRating: Follower = async ({ tx, effects, order, at }, before) => {
  const { id, sn, distId, serviceId, buyerId, sellerId, snapshot } = order
  if (serviceId === null || !order.paidAt || isOver(before.status) || !isOver(order.status)) return
  const readers = [
    { userId: buyerId, isSeller: false },
    { userId: sellerId ?? HOUSE_ID, isSeller: true },
  ]
  const notices = readers
    .filter(({ userId }) => userId !== HOUSE_ID)
    .map(({ userId, isSeller }) => ({
      ...{ userId, distId, kind: 'order' as const, key: `assess ${id}`, href: assessPath(sn, isSeller) },
      ...{ title: '客服服务得怎么样？', text: `${snapshot.bigTitle}：点一下给经办客服打分，对方看不到` },
    }))
  await tellPeople(tx, effects, { notices, at })
}
