import { typeOfSn } from '../goods-types'

/** Longest text on a cover, characters. */
const LONGEST = 4
/** What is left of a longer name: the head of a person's, the tail of a thing's. */
const CUT = 3

interface Named {
  goodsSn: string
  bigTitle: string
  smallTitleName: string
}

/** Two to four characters of an item's own name, an amount for currency; '' where there is no such word: one character is no picture. */
export function coverLabel({ goodsSn, bigTitle, smallTitleName }: Named): string {
  const mode = typeOfSn(goodsSn)?.mode
  const amount = /^\d[\d.]{0,5}[万亿]?/.exec(bigTitle)?.[0]
  if (mode === 'currency' && amount) return amount
  const first = [...(smallTitleName.split(/[\s·・:：,，、|/()（）【】[\]-]/).find(Boolean) ?? '')]
  if (/^[\x20-\x7e]+$/.test(first.join(''))) return first.slice(0, 6).join('')
  if (first.length < 2) return ''
  if (first.length <= LONGEST) return first.join('')
  return (mode === 'account' ? first.slice(0, CUT) : first.slice(-CUT)).join('')
}
