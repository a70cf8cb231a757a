/** Shown until there is an order with its own steps. */
export const GOLD_STEPS = ['提交订单', '付款', '币商交付', '确认收货']
