import type { OrderSn } from '../ids'

/** Detail page of an order, for both parties. */
export const orderPath = (orderSn: OrderSn | string): string => `/center/buyers/buyOrderDetail?orderSn=${orderSn}`
