import type { OrderSn } from '@/lib/shared/ids'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { Db } from '../../../../db/client'
import { listActiveDeposits } from '../../../money/deposits/queries'
import type { Order } from '../types'

/**
 * Returns which of these delivered orders have a seller with a shop deposit: confirming them now shortens the holding
 * period.
 */
export async function listBacked(db: Db, orders: readonly Order[]): Promise<Set<OrderSn>> {
  const delivered = orders.filter(({ status }) => status === ORDER_STATUS.shipped)
  const standing = await listActiveDeposits(
    db,
    delivered.flatMap(({ sellerId }) => sellerId ?? []),
    'shop',
  )
  return new Set(delivered.flatMap(({ sn, sellerId }) => (sellerId !== null && standing.has(sellerId) ? sn : [])))
}
