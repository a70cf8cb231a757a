import type { ModeName } from './trade-modes'

interface OrderList {
  title: string
  href: string
}
/** The one list of sales, of all sites on the platform's own. */
export const SOLD_ORDERS_PATH = '/center/buyers/buyRecord?isSeller=1'

const BOUGHT: OrderList = { title: '我买到的', href: '/center/buyers/buyRecord' }
const SOLD: OrderList = { title: '我卖出的', href: SOLD_ORDERS_PATH }
const WORK = [
  { title: '我的代练护航', href: '/center/boosting' },
  { title: '代练订单', href: '/center/boosting/boosterOrder' },
] as const
/** Order list of a currency merchant, both selling and buying. */
const SHOP: OrderList = { title: '店铺订单', href: '/center/myshop/shopOrder' }

/** Modes with separate order lists: the payer's, and the other party's. */
const LISTS: Partial<Record<ModeName, readonly [OrderList, OrderList]>> = {
  rental: [
    { title: '租号订单', href: '/center/rent?tabIndex=2' },
    { title: '租号订单', href: '/center/rent?tabIndex=1' },
  ],
  boosting: WORK,
  convoy: WORK,
  fastGold: [{ title: '快速买币', href: '/center/buyers/buyFastGold' }, SHOP],
  goldRecycling: [SHOP, { title: '快速买币', href: '/center/buyers/buyFastGold?tabIndex=1' }],
}

/** The list in which a party finds an order; `belong` as returned by the API: 0 the payer, 1 the other party. */
export const orderListOf = ({ mode, belong }: { mode: ModeName; belong: number }): OrderList =>
  (LISTS[mode] ?? [BOUGHT, SOLD])[belong === 0 ? 0 : 1]
