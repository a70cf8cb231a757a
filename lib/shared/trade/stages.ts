/** First stage of every order in the header of the checkout. */
export const PLACED = '下单'

/** Stages of a sale after the order was placed; `isLed`: staff verify the account and see the rebinding through. */
export const saleStages = (isLed: boolean) => ['付款', isLed ? '验号换绑' : '发货', '确认收货'] as const

/** The same of an order with a currency merchant. */
export const GOLD_STAGES = ['付款', '币商发货', '确认收货'] as const
