import { maskContacts } from '@/lib/shared/contacts/mask-contacts'
import { uploadedOf } from '@/lib/shared/goods/goods-needs'
import { type Finding, PRICE_SHARES } from '@/lib/shared/goods/goods-review'
import { type Fen, fen, fenText, moneyText, yuanText } from '@/lib/shared/money/money'
import { DAY_MS } from '@/lib/shared/time'
import { isVideoKey } from '@/lib/shared/video/video-files'
import type { Draft } from '../../listings/catalog/types'
import { rejectedWord } from '../../market/questions/rules-words'
import { isBare, isUnseen } from './rules-unseen'
import type { Known, PassedPrices } from './types'

/** Items from this price up are reviewed if the seller registered less than this many days ago. */
const FRESH_DAYS = 7
const FRESH_FEN = fen(100_000n)

/** Returns the findings of automatic screening. For an item that was reviewed before, only its changes are checked. */
export function findingsOf(draft: Draft, known: Known): Finding[] {
  const unseen = isUnseen(draft)
  return [
    ...(unseen.texts ? textFindings(draft) : []),
    ...(known.isListed ? [{ rule: 'black' as const, text: '卖家的手机号在黑名单里' }] : []),
    ...(known.repeated.length > 0
      ? [{ rule: 'picture' as const, text: `第 ${known.repeated.join('、')} 张图片是别的卖家先上传的` }]
      : []),
    ...(unseen.images.some(isVideoKey) ? [{ rule: 'video' as const, text: '有新的视频，需要人工观看' }] : []),
    ...(known.sampled.length > 0
      ? [{ rule: 'sample' as const, text: `新上传的第 ${known.sampled.join('、')} 张图片被抽中审核` }]
      : []),
    ...(isBare(draft, known.leastPictures) ? [bareFinding(draft)] : []),
    // a new seller's approved item that is turned into another one counts as new
    ...(known.approved < known.firstReviewed && (unseen.texts || unseen.images.length > 0)
      ? [firstFinding(known)]
      : []),
    ...(unseen.price ? priceFindings(draft, known, !unseen.texts && unseen.images.length === 0) : []),
  ]
}

function bareFinding({ images }: Draft): Finding {
  const pictures = uploadedOf(images)
  return { rule: 'bare', text: pictures === 0 ? '没有上传截图' : `只上传了 ${pictures} 张截图` }
}

const firstFinding = ({ firstReviewed, approved }: Known): Finding => ({
  rule: 'first',
  text: `新卖家的前 ${firstReviewed} 件商品需要审核，已通过 ${approved} 件`,
})

function textFindings({ title, smallTitleName, description, facts }: Draft): Finding[] {
  // the values of facts are separated: two adjacent numbers would read as one long number
  const parts = [
    ['标题', [title, smallTitleName]],
    ['描述', [description]],
    ['商品属性', Object.values(facts)],
  ] as const
  return parts.flatMap(([name, texts]): Finding[] => {
    const word = texts.map(rejectedWord).find(Boolean)
    return [
      ...(word ? [{ rule: 'word' as const, text: `${name}里有“${word}”` }] : []),
      ...(texts.some((text) => maskContacts(text) !== text)
        ? [{ rule: 'contact' as const, text: `${name}里像有联系方式` }]
        : []),
    ]
  })
}

/** `isSame`: only the price changes, so that a price staff approved before was for the same item. */
function priceFindings({ priceFen }: Draft, { middle, passed, since, now }: Known, isSame: boolean): Finding[] {
  const share = middle === null ? 1 : Number(priceFen) / 100 / middle
  const isFresh = now.getTime() - since.getTime() < FRESH_DAYS * DAY_MS
  const away = (word: string) =>
    `价格 ${moneyText(priceFen)}，比同类近 30 天成交中位价 ${yuanText(String(middle))} ${word} ${Math.abs(Math.round((share - 1) * 100))}%`
  const freshText = `卖家注册不满 ${FRESH_DAYS} 天，价格满 ${moneyText(FRESH_FEN)}`
  const found = [
    ...(share < PRICE_SHARES.cheap ? [{ rule: 'cheap' as const, text: away('低') }] : []),
    ...(share > PRICE_SHARES.dear ? [{ rule: 'dear' as const, text: away('高') }] : []),
    ...(isFresh && priceFen >= FRESH_FEN ? [{ rule: 'fresh' as const, text: freshText }] : []),
  ]
  return found
    .filter(({ rule }) => !isSame || !isPassed(rule, priceFen, passed))
    .map((one) => ({ ...one, price: fenText(priceFen) }))
}

/** Whether staff approved a price that is at least as far from the usual one. */
function isPassed(rule: 'cheap' | 'dear' | 'fresh', price: Fen, passed: PassedPrices): boolean {
  const approved = passed.get(rule)
  if (approved === undefined) return false
  return rule === 'cheap' ? price >= approved : price <= approved
}
