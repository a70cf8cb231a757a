import { isCurrencyType, typeOfSn } from '../goods/goods-types'
import { clean } from './art-text'

/** Maximum characters of a name in the address of a picture. */
export const LONGEST_NAME = 14

interface Named {
  goodsSn: string
  bigTitle: string
  smallTitleName: string
}

/** What a cover shows: the item's own name, of which the drawing chooses the part that fits, or an amount of currency. */
export function coverName({ goodsSn, bigTitle, smallTitleName }: Named): string {
  const type = typeOfSn(goodsSn)
  const amount = /^\d[\d.]{0,5}[万亿]?/.exec(bigTitle)?.[0]
  if (type && isCurrencyType(type.id) && amount) return amount
  return [...clean(smallTitleName)].slice(0, LONGEST_NAME).join('').trim()
}
