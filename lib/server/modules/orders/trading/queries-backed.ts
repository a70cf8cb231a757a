import type { OrderSn } from '@/lib/shared/ids'
import { isOver } from '@/lib/shared/trade/order-status'
import type { Db } from '../../../db/client'
import { listActiveDeposits } from '../../money/deposits/queries'
import type { Order } from './types'

/**
 * Returns which of these running orders have a seller with a shop deposit: confirming them now would shorten the holding
 * period.
 */
export async function listBacked(db: Db, orders: readonly Order[]): Promise<Set<OrderSn>> {
  const running = orders.filter(({ status }) => !isOver(status))
  const standing = await listActiveDeposits(
    db,
    running.flatMap(({ sellerId }) => sellerId ?? []),
    'shop',
  )
  return new Set(running.flatMap(({ sn, sellerId }) => (sellerId !== null && standing.has(sellerId) ? sn : [])))
}
