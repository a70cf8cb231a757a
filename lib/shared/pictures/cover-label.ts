import { typeOfSn } from '../goods/goods-types'

/** What is done with it: the thing itself stands before that. */
const WORK = /(?:代[充刷开打做采肝抽带清购烧兑触练]|赠送|赠礼|刷取).*$/u
/** Beginnings of three characters that stand by themselves: heroes, whose skin's name follows without a break, and seasons. */
const BEGINNING = /^(?:第.期|公孙离|孙尚香|孙悟空|安琪拉|武则天|橘右京|狄仁杰|王昭君|花木兰|蔡文姬|诸葛亮)/u
/** Widest text on a cover, in Chinese characters; a letter is as wide as six tenths of one. */
const WIDEST = 5
/** Not between letters: K/DA, SCAR-H. */
const PARTS = /[\s·・:：,，、|()（）【】[\]]|(?<![A-Za-z])[/-]|[/-](?![A-Za-z])/u
const [CUT, CUT_LETTERS] = [4, 8]
/** Two letters; one character is no picture. */
const LEAST = 1.2
const widthOf = (text: string) => [...text].reduce((sum, char) => sum + (char <= '~' ? 0.6 : 1), 0)

interface Named {
  goodsSn: string
  bigTitle: string
  smallTitleName: string
}

/** Two to five characters of an item's own name, an amount for currency; '' where there is no such word: one character is no picture. */
export function coverLabel({ goodsSn, bigTitle, smallTitleName }: Named, widest = WIDEST): string {
  const mode = typeOfSn(goodsSn)?.mode
  const amount = /^\d[\d.]{0,5}[万亿]?/.exec(bigTitle)?.[0]
  if (mode === 'currency' && amount) return amount
  const first = smallTitleName.split(PARTS).find((part) => widthOf(part) >= LEAST) ?? ''
  const thing = mode === 'account' ? first : first.replace(WORK, '')
  return shortened(widthOf(thing) < 2 ? first : thing, widest)
}

function shortened(name: string, widest: number): string {
  if (/^[\x20-\x7e]+$/.test(name)) return name.slice(0, CUT_LETTERS)
  if (widthOf(name) < 2) return ''
  if (widthOf(name) <= widest) return name
  // "M416五爪金龙" breaks behind its letters, "黄金AK47玫瑰" before them
  const word = /^[!-~]{2,}/.exec(name) ?? BEGINNING.exec(name) ?? /^\p{Script=Han}{2,4}(?=[!-~])/u.exec(name)
  // "鲁莽的史莱姆"
  const whose = name.slice(name.lastIndexOf('的') + 1)
  return (
    word?.[0] ??
    [...(widthOf(whose) < 2 ? name : whose)]
      .slice(0, CUT)
      .join('')
      .replace(/[的之]$/, '')
  )
}
