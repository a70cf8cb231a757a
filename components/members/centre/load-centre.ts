import { askOrders, type OrderPageData } from '@/components/orders/order/use-orders'
import { call } from '@/lib/client/api'
import type { FavouriteRow } from '@/lib/contract/entities/goods'
import type { OrderRow } from '@/lib/contract/entities/order'
import type { UserProfile } from '@/lib/contract/entities/user'

export interface CentreData {
  user: UserProfile
  orders: OrderRow[]
  /** Epoch ms of the API response. */
  loadedAt: number
  /** null if only the profile could be loaded. */
  counts: OrderPageData['counts'] | null
  favourites: FavouriteRow[]
  favouriteTotal: number
  /** Number of favourites that got cheaper, and bargains waiting for an answer; null as above. */
  fallen: number | null
  bargains: { buyer: number; seller: number } | null
}

/** Rows of a preview in the account centre. */
const PREVIEW = '5'
const OPTIONS = { progress: true }

/**
 * Loads profile, recent orders, favourites and bargains together; if any of them fails, only the profile, with empty
 * lists. Rejects if that fails too; the visitor must then log in.
 */
export async function loadCentre(): Promise<CentreData> {
  try {
    const [user, orders, liked, bargains] = await Promise.all([
      call('GET /user/userInfo', {}, OPTIONS),
      askOrders({ pages: '1', pageSize: PREVIEW, belong: '2' }),
      call('GET /user/goodsUserFollow', { page: '1', pageSize: PREVIEW }, OPTIONS),
      call('GET /goods/bargainsToAnswer', {}, OPTIONS),
    ])
    return {
      user,
      orders: orders.orderList,
      loadedAt: orders.loadedAt,
      counts: orders.counts,
      favourites: liked.list,
      favouriteTotal: liked.total,
      fallen: liked.fallen,
      bargains,
    }
  } catch {
    return {
      user: await call('GET /user/userInfo', {}, OPTIONS),
      orders: [],
      loadedAt: 0,
      counts: null,
      favourites: [],
      favouriteTotal: 0,
      fallen: null,
      bargains: null,
    }
  }
}
