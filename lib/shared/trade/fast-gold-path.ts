/** Order page of one merchant's offer. */
export const fastGoldPath = (offerSn: string): string => `/fastGold/${offerSn}/order`

/** Order page that finds the best offer itself. */
export const bestGoldPath = (gid?: string | number): string => `/fastGold/fastGoldOrder${gid ? `?gid=${gid}` : ''}`

/** An order of currency of a merchant, for either of its parties. */
export const fastGoldOrderPath = (orderSn: string): string => `/center/buyers/buyFastGoldDetail?orderSn=${orderSn}`
