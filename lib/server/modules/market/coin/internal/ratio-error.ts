import { fen } from '@/lib/shared/money/money'
import { isJump } from '@/lib/shared/trade/coin-ratios'
import type { RuleBook } from '../../../core/tenancy/load-rule-book'
import { MODE_OF } from '../rules'
import type { Offer } from '../types'
import { priceError } from './offer-form'

/** Returns why an offer cannot have a ratio; '' if it can. */
export function ratioError(offer: Offer, to: bigint, rulesOf: RuleBook): string {
  if (to === offer.ratio) return '比例没有变化'
  if (to <= 0n) return '比例太低'
  if (isJump(offer.ratio, to)) return '一次最多变动 50%，请单独修改'
  const { leastPriceFen } = rulesOf({ mode: MODE_OF[offer.kind], gameId: offer.gameId })
  const form = { least: Number(offer.least), most: Number(offer.most), ratio: to }
  return priceError(form, fen(leastPriceFen))?.[1] ?? ''
}
