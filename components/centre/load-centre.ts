import { askOrders, type OrderPageData } from '@/components/order/use-orders'
import { call } from '@/lib/client/api'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import type { OrderRow } from '@/lib/contract/entities/order'
import type { UserProfile } from '@/lib/contract/entities/user'

export interface CentreData {
  user: UserProfile
  orders: OrderRow[]
  /** Epoch ms at which the API told them. */
  toldAt: number
  /** null when only the profile could be loaded. */
  counts: OrderPageData['counts'] | null
  favourites: GoodsRow[]
  favouriteTotal: number
}

/** Rows of a preview in the centre. */
const PREVIEW = '5'
const OPTIONS = { progress: true }

/**
 * Profile, recent orders and favourites together; if any of them fails, the profile alone with
 * empty lists. Rejects when that fails too: the visitor then belongs on the login page.
 */
export async function loadCentre(): Promise<CentreData> {
  try {
    const [user, orders, liked] = await Promise.all([
      call('GET /user/userInfo', {}, OPTIONS),
      askOrders({ pages: '1', pageSize: PREVIEW, belong: '2' }),
      call('GET /user/goodsUserFollow', { page: '1', pageSize: PREVIEW }, OPTIONS),
    ])
    return {
      user,
      orders: orders.orderList,
      toldAt: orders.toldAt,
      counts: orders.counts,
      favourites: liked.list,
      favouriteTotal: liked.total,
    }
  } catch {
    return {
      user: await call('GET /user/userInfo', {}, OPTIONS),
      orders: [],
      toldAt: 0,
      counts: null,
      favourites: [],
      favouriteTotal: 0,
    }
  }
}
