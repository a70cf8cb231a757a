import { goodsType } from '@/lib/shared/goods/goods-types'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import type { Services } from '../../../../runtime/context'
import { type Refusal, refuse } from '../../../../runtime/refusal'
import { loadRuleBook, type RuleBook } from '../../../core/tenancy/load-rule-book'

interface Kind {
  goodsTypeId: number
  gameId: number
}

/** Returns why a unit of this kind cannot have this price: the rules set a minimum. */
export function priceError(rulesOf: RuleBook, price: Fen, { goodsTypeId, gameId }: Kind): Refusal | null {
  const { leastPriceFen } = rulesOf({ mode: goodsType(goodsTypeId).mode, gameId })
  return price < leastPriceFen
    ? refuse('INVALID_INPUT', `单价不能低于${fenToYuan(BigInt(leastPriceFen))}元`, { field: 'price' })
    : null
}

/** Refuses INVALID_INPUT. */
export async function assertPrice(services: Pick<Services, 'db' | 'now'>, price: Fen, kind: Kind): Promise<void> {
  const error = priceError(await loadRuleBook(services), price, kind)
  if (error) throw error
}
