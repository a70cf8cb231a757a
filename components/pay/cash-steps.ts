/** Steps in the head of order, payment and success pages; only accounts are inspected. Account numbers begin with ZH. */
export const cashSteps = (goodsSn: string): readonly string[] | undefined =>
  /^ZH/i.test(goodsSn) || !goodsSn ? undefined : ['提交订单', '付款', '卖家发货', '确认收货']

/** Goods number of an address, as the API writes it. */
export const snOf = (text: string): string => decodeURIComponent(text).trim().toUpperCase()
