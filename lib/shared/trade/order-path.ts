import type { OrderSn } from '../ids'

/** An order's own page, for either of its parties. */
export const orderPath = (orderSn: OrderSn | string): string => `/center/buyers/buyOrderDetail?orderSn=${orderSn}`
