/** Order page of one merchant's offer; its form starts with the amount, in units of currency. */
export const fastGoldPath = (offerSn: string, amount?: number): string =>
  `/fastGold/${offerSn}/order${amount ? `?amount=${amount}` : ''}`

/** Order page that picks the best offer automatically. */
export const bestGoldPath = (gid?: string | number): string => `/fastGold/fastGoldOrder${gid ? `?gid=${gid}` : ''}`

/** Page of a currency order with a merchant, for both parties. */
export const fastGoldOrderPath = (orderSn: string): string => `/center/buyers/buyFastGoldDetail?orderSn=${orderSn}`
