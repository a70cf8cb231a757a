/** Page of one order. */
export const orderHref = (orderSn: string): string => `/center/buyers/buyOrderDetail?orderSn=${orderSn}`
