/** Order page of one merchant's offer. */
export const fastGoldPath = (offerSn: string): string => `/fastGold/${offerSn}/order`

/** Order page that picks the best offer automatically. */
export const bestGoldPath = (gid?: string | number): string => `/fastGold/fastGoldOrder${gid ? `?gid=${gid}` : ''}`

/** Page of a currency order with a merchant, for both parties. */
export const fastGoldOrderPath = (orderSn: string): string => `/center/buyers/buyFastGoldDetail?orderSn=${orderSn}`
