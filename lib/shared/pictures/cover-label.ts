import { isCurrencyType, typeOfSn } from '../goods/goods-types'

/** Words for the service performed; the item name comes before them. */
const WORK = /(?:代[充刷开打做采肝抽带清购烧兑触练]|赠送|赠礼|刷取).*$/u
/** Three-character beginnings that form a unit: heroes, whose skin names follow without a separator, and seasons. */
const BEGINNING = /^(?:第.期|公孙离|孙尚香|孙悟空|安琪拉|武则天|橘右京|狄仁杰|王昭君|花木兰|蔡文姬|诸葛亮)/u
/** Maximum width of a text on a cover, in Chinese characters; a letter counts as 0.6. */
const WIDEST = 5
/** Separators, except between letters: K/DA, SCAR-H. */
const PARTS = /[\s·・:：,，、|()（）【】[\]]|(?<![A-Za-z])[/-]|[/-](?![A-Za-z])/u
const [CUT, CUT_LETTERS] = [4, 8]
/** Minimum width: two letters; a single character is not enough. */
const LEAST = 1.2
const widthOf = (text: string) => [...text].reduce((sum, char) => sum + (char <= '~' ? 0.6 : 1), 0)

interface Named {
  goodsSn: string
  bigTitle: string
  smallTitleName: string
}

/** Two to five characters of an item's own name, or an amount for currency; '' if there is no suitable text. */
export function coverLabel({ goodsSn, bigTitle, smallTitleName }: Named, widest = WIDEST): string {
  const type = typeOfSn(goodsSn)
  const amount = /^\d[\d.]{0,5}[万亿]?/.exec(bigTitle)?.[0]
  if (type && isCurrencyType(type.id) && amount) return amount
  const first = smallTitleName.split(PARTS).find((part) => widthOf(part) >= LEAST) ?? ''
  const thing = type?.delivery === 'credentials' ? first : first.replace(WORK, '')
  return shortened(widthOf(thing) < 2 ? first : thing, widest)
}

function shortened(name: string, widest: number): string {
  if (/^[\x20-\x7e]+$/.test(name)) return name.slice(0, CUT_LETTERS)
  if (widthOf(name) < 2) return ''
  if (widthOf(name) <= widest) return name
  // "M416五爪金龙" is split after its letters, "黄金AK47玫瑰" before them
  const word = /^[!-~]{2,}/.exec(name) ?? BEGINNING.exec(name) ?? /^\p{Script=Han}{2,4}(?=[!-~])/u.exec(name)
  // e.g. "鲁莽的史莱姆"
  const whose = name.slice(name.lastIndexOf('的') + 1)
  return (
    word?.[0] ??
    [...(widthOf(whose) < 2 ? name : whose)]
      .slice(0, CUT)
      .join('')
      .replace(/[的之]$/, '')
  )
}
