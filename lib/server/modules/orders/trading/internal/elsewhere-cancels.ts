import { type SQL, sql } from 'drizzle-orm'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { SOLD_ELSEWHERE } from '@/lib/shared/trade/sold-elsewhere'
import { elsewhereCancels } from '../../../../db/schema/orders/trading'
import type { Deal } from '../flow/mode'
import type { Order } from '../types'

/** Records that a seller cancelled a paid order of a listed item as sold elsewhere, in the statement of the move. */
export function queueElsewhere({ actor, at }: Deal, { id, sellerId, goodsSn, status, cancelReason }: Order): SQL[] {
  const isElsewhere = status === ORDER_STATUS.sellerCancelled && cancelReason.includes(SOLD_ELSEWHERE)
  if (actor !== 'seller' || !isElsewhere || goodsSn === null) return []
  return [
    sql`elsewhere as (
      insert into ${elsewhereCancels} (order_id, seller_id, at) values (${id}, ${sellerId}, ${at.toISOString()}::timestamptz)
      on conflict do nothing
    )`,
  ]
}
