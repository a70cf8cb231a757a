import type { OrderSn } from '../ids'

/** Detail page of an order, for both parties. */
export const orderPath = (orderSn: OrderSn | string): string => `/center/buyers/buyOrderDetail?orderSn=${orderSn}`
/** Payment page of an unpaid order; its item's number, or its own if it sells no item. */
export const payPath = (sn: string, orderSn: OrderSn | string): string => `/wares/${sn}/pay?orderSn=${orderSn}`
