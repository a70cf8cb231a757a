import type { ModeName } from './trade-modes'

interface OrderList {
  title: string
  href: string
}
const BOUGHT: OrderList = { title: '我买到的', href: '/center/buyers/buyRecord' }
const SOLD: OrderList = { title: '我卖出的', href: '/center/buyers/buyRecord?isSeller=1' }
const WORK = [
  { title: '我的代练护航', href: '/center/boosting' },
  { title: '代练订单', href: '/center/boosting/boosterOrder' },
] as const
/** Of a merchant of currency, whichever way it trades. */
const SHOP: OrderList = { title: '店铺订单', href: '/center/myshop/shopOrder' }

/** Of modes whose orders have a list of their own: the payer's, and the other side's. */
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

/** The list in which one of its sides finds an order; `belong` as the API tells it: 0 who pays, 1 the other side. */
export const orderListOf = ({ mode, belong }: { mode: ModeName; belong: number }): OrderList =>
  (LISTS[mode] ?? [BOUGHT, SOLD])[belong === 0 ? 0 : 1]
