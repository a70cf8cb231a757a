import type { OrderSn } from '@/lib/shared/ids'
import type { Db } from '../../../../db/client'
import { listActiveDeposits } from '../../../money/deposits/queries'
import type { Order } from '../types'

/**
 * Returns which of these delivered orders have a seller with a shop deposit: confirming them now shortens the holding
 * period.
 */
export async function listBacked(db: Db, orders: readonly Order[]): Promise<Set<OrderSn>> {
  const delivered = orders.filter(({ status }) => status === 2)
  const standing = await listActiveDeposits(
    db,
    delivered.flatMap(({ sellerId }) => sellerId ?? []),
    'shop',
  )
  return new Set(delivered.flatMap(({ sn, sellerId }) => (sellerId !== null && standing.has(sellerId) ? sn : [])))
}
