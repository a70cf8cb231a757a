import { typeOfSn } from '../goods-types'

/** What things are called in this trade; such a word says more than the name before it. */
const NOUN =
  /兑换券|兑换码|强化券|军需券|皮肤箱|武器箱|结晶|盲盒|礼盒|礼包|挂件|战令|名片|月卡|点卡|周卡|材料|装备|宝石|坐骑|素材|碎片|积分|载具|道具|补给|纪行|祝福|门票|时装|宠物|卷轴|药剂/
/** Longest text on a cover, characters. */
const LONGEST = 4
/** What is left of a longer name. */
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
  const noun = mode === 'account' ? undefined : NOUN.exec(first.join(''))?.[0]
  // "黄金AK47" breaks before its letters
  const name = [...(/^\p{Script=Han}{2,}/u.exec(first.join(''))?.[0] ?? first)]
  return noun ?? name.slice(0, CUT).join('')
}
