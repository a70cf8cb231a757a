import { randomInt } from 'node:crypto'
import { SHOP_CODE_LENGTH, SHOP_CODE_LETTERS } from '@/lib/shared/goods/shop'

/** Random, so that it identifies nothing but the shop: 31^10 possibilities. */
export const newShopCode = (): string =>
  Array.from({ length: SHOP_CODE_LENGTH }, () => SHOP_CODE_LETTERS[randomInt(SHOP_CODE_LETTERS.length)]).join('')
