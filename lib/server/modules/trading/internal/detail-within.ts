import type { OrderDetail } from '@/lib/contract/entities/order'
import type { Db, Tx } from '../../../db/client'
import type { UserCtx } from '../../../runtime/context'
import { loadOrderDetail } from '../queries'

/** The order as the open transaction leaves it, read over its connection: the first answer, kept for retries. */
export const detailWithin = (ctx: UserCtx, tx: Tx, orderSn: string): Promise<OrderDetail> =>
  loadOrderDetail({ ...ctx, db: tx as unknown as Db }, orderSn)
