import type { UserId } from '@/lib/shared/ids'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import type { CoinReceiver, CoinState } from '@/lib/shared/trade/coin-terms'
import { coinsText } from '@/lib/shared/trade/coin-terms'
import type { KeptHours } from '@/lib/shared/trade/open-hours'
import type { CoinMode } from '@/lib/shared/trade/trade-modes'
import { refuse } from '../../../../runtime/refusal'
import type { Rules } from '../../../core/tenancy/types'
import { MAX_TOTAL, type OrderParts } from './new-order'

const CURRENCY = 22

interface CoinOrder {
  mode: CoinMode
  distId: number
  buyerId: UserId
  sellerId: UserId | null
  game: { id: number; name: string; coinName: string }
  price: Fen
  state: Omit<CoinState, 'coinName'>
  contact?: string
  /** Of the side that confirms, when it is paid at once. */
  hours?: KeptHours
  at: Date
}

/** Returns the parts of an order of currency by amount. Refuses INVALID_INPUT for a price out of range. */
export function coinOrder(
  { mode, game, price, state, contact, hours, at, ...parties }: CoinOrder,
  rules: Rules,
): OrderParts {
  if (price < BigInt(rules.leastPriceFen))
    throw refuse('INVALID_INPUT', `订单金额不能低于${fenToYuan(BigInt(rules.leastPriceFen))}元`, { field: 'amount' })
  if (price > MAX_TOTAL) throw refuse('INVALID_INPUT', '订单金额过大，请减少数量', { field: 'amount' })
  const { receiver }: { receiver: CoinReceiver } = state
  return {
    ...parties,
    mode,
    of: {
      gameId: game.id,
      goodsTypeId: CURRENCY,
      shown: {
        bigTitle: `${game.name} ${coinsText(Number(state.amount))}${game.coinName}`,
        smallTitleName: '',
        gameName: game.name,
        areaName: receiver.area,
        serverName: receiver.server,
      },
    },
    terms: { coin: { ...state, coinName: game.coinName }, hours },
    price,
    roleName: receiver.name,
    contact: contact ?? '',
    at,
  }
}
