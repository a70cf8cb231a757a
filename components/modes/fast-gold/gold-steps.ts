/** Before there is an order that says its own. */
export const GOLD_STEPS = ['提交订单', '付款', '币商交付', '确认收货']
