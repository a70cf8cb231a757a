type Brand<T, N extends string> = T & { readonly __brand: N }

export type DistId = Brand<number, 'DistId'>
export type UserId = Brand<number, 'UserId'>
export type GoodsSn = Brand<string, 'GoodsSn'>
export type OrderSn = Brand<string, 'OrderSn'>

/** Goods number in a search box: 19-22 capitals then digits, or letters then 6-7 digits. */
const GOODS_SN_PATTERN = /^(?:[A-Z]{19,22}\d*|[A-Za-z]+\d{6,7})$/
export const isGoodsSn = (text: string): text is GoodsSn => GOODS_SN_PATTERN.test(text.trim())

/** Format: 'D' + yymmdd + 10 digits. */
export const ORDER_SN_PATTERN = /^D\d{16}$/
export const isOrderSn = (text: string): text is OrderSn => ORDER_SN_PATTERN.test(text)

/** The platform's own site; every other one belongs to a distributor, who may control its host. */
export const MAIN_DIST_ID = 1 as DistId

/** The platform as a party of orders: below all members' ids, without phone or password, so it cannot log in. */
export const HOUSE_ID = 1 as UserId
