import { feeOf } from '@/lib/shared/goods/quote'
import { type Fen, fen, fenToYuan } from '@/lib/shared/money/money'
import type { CoinReceiver, CoinState } from '@/lib/shared/trade/coin-terms'
import { coinsText } from '@/lib/shared/trade/coin-terms'
import type { CoinMode } from '@/lib/shared/trade/trade-modes'
import { refuse } from '../../../../runtime/refusal'
import { feeTerms } from '../../../core/tenancy/rules-fee'
import type { Rules } from '../../../core/tenancy/types'
import type { NewOrder } from './insert-order'

/** Limit of the payment form: 99,999,999.99 yuan. */
const MAX_TOTAL = 9_999_999_999n
const MINUTE_MS = 60_000
const CURRENCY = 22

interface CoinOrder {
  mode: CoinMode
  distId: number
  buyerId: number
  sellerId: number | null
  game: { id: number; name: string; coinName: string }
  price: Fen
  state: Omit<CoinState, 'coinName'>
  contact?: string
  at: Date
}

/** Returns the row of an unpaid order of currency by amount. Refuses INVALID_INPUT for a price out of range. */
export function coinOrder({ mode, game, price, state, contact, at, ...parties }: CoinOrder, rules: Rules): NewOrder {
  if (price < BigInt(rules.leastPriceFen))
    throw refuse('INVALID_INPUT', `订单金额不能低于${fenToYuan(BigInt(rules.leastPriceFen))}元`, { field: 'amount' })
  if (price > MAX_TOTAL) throw refuse('INVALID_INPUT', '订单金额过大，请减少数量', { field: 'amount' })
  const due = new Date(at.getTime() + rules.unpaidMinutes * MINUTE_MS)
  const { receiver }: { receiver: CoinReceiver } = state
  return {
    ...parties,
    mode,
    gameId: game.id,
    goodsTypeId: CURRENCY,
    terms: { coin: { ...state, coinName: game.coinName } },
    unitPriceFen: price,
    goodsNum: 1,
    goodsFen: price,
    ensureFen: fen(0),
    totalFen: price,
    feeFen: feeOf(price, feeTerms(rules)),
    snapshot: {
      bigTitle: `${game.name} ${coinsText(Number(state.amount))}${game.coinName}`,
      smallTitleName: '',
      thumbnail: '',
      gameName: game.name,
      areaName: receiver.area,
      serverName: receiver.server,
      facts: {},
      isOfficialSell: false,
    },
    roleName: receiver.name,
    contact: contact ?? '',
    createdAt: at,
    expiresAt: due,
    dueAt: due,
  }
}
