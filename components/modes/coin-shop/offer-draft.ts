import type { FieldErrors } from '@/components/ui/forms/use-form'
import type { OwnCoinOffer } from '@/lib/contract/entities/quick-coin'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { type CoinUnit, readCoins, readRatio, shownCoins, shownRatio, unitOf } from '@/lib/shared/goods/coin-unit'
import { YUAN_PATTERN } from '@/lib/shared/money/money'
import type { CoinKind, CoinWay } from '@/lib/shared/trade/coin-terms'

/** Form fields of an offer; amounts are in `unit`. */
export interface OfferDraft {
  gid: string
  areaId: string
  serverId: string
  /** '1' or '10000'. */
  unit: string
  ratio: string
  stock: string
  /** In yuan; only for a buying offer. */
  budget: string
  least: string
  most: string
  way: CoinWay
  roleName: string
}
type Sent = Omit<InputOf<ApiContract['POST /quickCoin/updateQuickCoin']>, 'offerSn' | 'isPaused'>

/** Maximum digits of an amount. */
const LONGEST = 13

const NEW: OfferDraft = {
  gid: '',
  areaId: '',
  serverId: '',
  unit: '10000',
  ratio: '',
  stock: '',
  budget: '',
  least: '',
  most: '',
  way: 'mail',
  roleName: '',
}

export const unitOfDraft = ({ unit }: OfferDraft): CoinUnit => (unit === '1' ? 1 : 10_000)

export function draftOf(offer?: OwnCoinOffer): OfferDraft {
  if (!offer) return NEW
  const { gameId, areaId, serverId, ratio, stock, budget, least, most, way, roleName } = offer
  const unit = unitOf(ratio)
  return {
    gid: String(gameId),
    areaId: String(areaId || ''),
    serverId: String(serverId || ''),
    unit: String(unit),
    ratio: shownRatio(ratio, unit),
    stock: shownCoins(stock, unit),
    budget,
    least: shownCoins(least, unit),
    most: shownCoins(most, unit),
    way,
    roleName,
  }
}

/** Input of the call; invalid amounts become ''. */
export function termsOf(draft: OfferDraft, kind: CoinKind): Sent {
  const unit = unitOfDraft(draft)
  const { way } = draft
  // sold out: a paused offer can be saved without stock
  const stock = readCoins(draft.stock, unit)
  return {
    ratio: readRatio(draft.ratio, unit),
    ...(kind === 'sell'
      ? { ...(stock && { stock }) }
      : { budget: draft.budget.trim(), roleName: draft.roleName.trim() }),
    least: readCoins(draft.least, unit),
    most: readCoins(draft.most, unit),
    way,
  }
}

export function offerErrors(draft: OfferDraft, kind: CoinKind): FieldErrors<OfferDraft> {
  const { ratio, stock = '', least, most } = termsOf(draft, kind)
  const amount = (units: string) => {
    if (!units) return '请填写数量'
    return units.length > LONGEST ? '数量过大' : undefined
  }
  const isSell = kind === 'sell'
  return {
    gid: draft.gid ? undefined : '请选择游戏',
    ratio: ratio ? undefined : '请填写 1 元兑换的数量',
    stock: isSell ? amount(stock) : undefined,
    budget: isSell || YUAN_PATTERN.test(draft.budget.trim()) ? undefined : '请输入正确的金额，最多两位小数',
    least: amount(least),
    most: amount(most) ?? (Number(least) > Number(most) ? '单笔最多不能少于最少' : undefined),
    roleName: isSell || draft.roleName.trim() ? undefined : '请填写收币的角色名',
  }
}
