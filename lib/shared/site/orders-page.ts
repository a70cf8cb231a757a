/** Follows the own entries of every navigation, for visitors who are logged in. */
export const ORDERS_PAGE = { title: '订单管理', htUrl: '/center/buyers/buyRecord' } as const
