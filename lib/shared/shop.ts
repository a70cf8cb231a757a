/** Ten of 31 characters that are not taken for one another: no 0, 1, i, l, o. */
export const SHOP_CODE_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
export const SHOP_CODE_LENGTH = 10
export const SHOP_CODE_PATTERN = /^[a-hj-km-np-z2-9]{10}$/

export const SHOP_NAME_MAX = 16
export const SHOP_NOTICE_MAX = 200

export const shopPath = (code: string): string => `/shop/${code}`
/** All that buyers said of its seller. */
export const reviewsPath = (code: string): string => `${shopPath(code)}#reviews`

/** Words only the platform and its distributors may call themselves by. */
const OFFICIAL = ['官方', '自营', '客服', '平台', '旗舰']

/** Why a shop may not be called so, or undefined; '' gives the name back that is made of its seller's. */
export function shopNameFault(name: string): string | undefined {
  const plain = name.normalize('NFKC').replace(/[\s\p{P}\p{S}\p{Cf}\p{M}]/gu, '')
  if (name === '') return undefined
  if ([...plain].length < 2) return '店名至少2个字'
  const word = OFFICIAL.find((one) => plain.includes(one))
  return word ? `店名不能含有“${word}”` : undefined
}
