import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { keyFacts } from './goods-facts'

/** The page repeats the sentence four times, and its HTML is limited. */
const MOST_FACTS = 2

/** What an item is, where, with its main facts, for search engines. */
export function goodsSentence(goods: GoodsDetail): string {
  const place = [goods.areaName, goods.serverName].filter(Boolean).join(' ')
  const facts = (goods.facts.length > 0 ? keyFacts(goods) : [])
    .slice(0, MOST_FACTS)
    .map(({ label, value }) => `${label}${value}`)
    .join('，')
  return [`${goods.gameName}${goods.goodsTypeStr}`, place, facts].filter(Boolean).join('，')
}
