/** Rating texts that a party of an order gives to the staff member. */
export const SERVICE_STARS = [
  { stars: 5, label: '很满意', tags: ['回复快', '讲得清楚', '处理公正', '全程跟进'] },
  { stars: 4, label: '满意', tags: ['回复快', '讲得清楚', '处理公正', '全程跟进'] },
  { stars: 3, label: '一般', tags: ['回复慢', '讲不清楚', '要多次催', '流程太长'] },
  { stars: 2, label: '不满意', tags: ['回复慢', '讲不清楚', '偏向对方', '没有解决'] },
  { stars: 1, label: '很不满意', tags: ['回复慢', '态度不好', '偏向对方', '没有解决'] },
] as const

export const RATING_NOTE_MOST = 300
/** Days after the end of an order during which its service can be rated. */
export const RATING_DAYS = 7
/** Rating type: the service of an order. */
export const RATED_ORDER = 1

/** Rating page for either party; `timer`: seconds until the page returns to the order's chat, 0 for never. */
export const assessPath = (orderSn: string, isSeller: boolean, timer = 0): string =>
  `/customerAssess?orderSn=${orderSn}&belongIndex=${isSeller ? 1 : 0}&typeIndex=${RATED_ORDER}&timer=${timer}`
