/** A code has ten of these 31 unambiguous characters: no 0, 1, i, l, o. */
export const SHOP_CODE_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
export const SHOP_CODE_LENGTH = 10
export const SHOP_CODE_PATTERN = /^[a-hj-km-np-z2-9]{10}$/

export const SHOP_NAME_MAX = 16
export const SHOP_NOTICE_MAX = 200

export const shopPath = (code: string): string => `/shop/${code}`
/** All reviews of its seller. */
export const reviewsPath = (code: string): string => `${shopPath(code)}#reviews`
