import type { OrderSn } from '@/lib/shared/ids'
import type { Db } from '../../../../db/client'
import { listStanding } from '../../../money/deposits/queries'
import type { Order } from '../types'

/** Which of these delivered orders have a seller that stands for its sales with a deposit: a confirmation now would shorten their hold. */
export async function listBacked(db: Db, orders: readonly Order[]): Promise<Set<OrderSn>> {
  const delivered = orders.filter(({ status }) => status === 2)
  const standing = await listStanding(
    db,
    delivered.flatMap(({ sellerId }) => sellerId ?? []),
    'shop',
  )
  return new Set(delivered.flatMap(({ sn, sellerId }) => (sellerId !== null && standing.has(sellerId) ? sn : [])))
}
