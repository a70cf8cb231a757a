import { and, eq, gte, ne } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { complaints } from '../../../db/schema/aftersales/complaints'
import type { StaffCtx } from '../../../runtime/context'
import { countPaidSales, sellersOfOrders } from '../../orders/trading/queries-parties'

export interface SellerComplaints {
  complaints: number
  /** Orders of this site that were paid in the same time. */
  paid: number
}

/** Returns, by order number, the complaints about its seller's orders on this host since a time. */
export async function complaintsOfSellers(
  { db, dist }: Pick<StaffCtx, 'db' | 'dist'>,
  { orderSns, since }: { orderSns: readonly OrderSn[]; since: Date },
): Promise<Map<OrderSn, SellerComplaints>> {
  const { distId } = dist
  const recent = await db
    .select({ orderSn: complaints.orderSn })
    .from(complaints)
    .where(and(eq(complaints.distId, distId), gte(complaints.filedAt, since), ne(complaints.orderSn, '')))
  const complained = recent.map(({ orderSn }) => orderSn as OrderSn)
  const sellers = await sellersOfOrders(db, [...orderSns, ...complained])
  const sellerIds = [...new Set(orderSns.flatMap((sn) => sellers.get(sn) ?? []))]
  const paid = await countPaidSales(db, { distId, sellerIds, since })
  return new Map(
    orderSns.flatMap((sn) => {
      const sellerId = sellers.get(sn)
      if (sellerId === undefined) return []
      const about = complained.filter((one) => sellers.get(one) === sellerId)
      return [[sn, { complaints: about.length, paid: paid.get(sellerId) ?? 0 }] as const]
    }),
  )
}
