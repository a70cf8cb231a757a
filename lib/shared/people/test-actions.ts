/** What can be played in test mode, and for whom. */
export const TEST_ACTIONS = {
  buy: '买家下单并付款',
  ask: '买家提问',
  bargain: '买家出价',
  confirm: '买家确认收货',
  dispute: '买家申请售后',
  'request-cancel': '买家取消订单或申请取消',
  approve: '审核通过商品',
  refuse: '驳回商品',
  clock: '订单的期限提前到期',
} as const
export type TestAction = keyof typeof TEST_ACTIONS
export const TEST_ACTION_NAMES = Object.keys(TEST_ACTIONS) as [TestAction, ...TestAction[]]
/** The longest time that one call lets pass, in seconds: 90 days. */
export const MOST_TEST_SECONDS = 90 * 86_400
