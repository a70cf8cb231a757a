import { goodsType } from '@/lib/shared/goods-types'
import { type Fen, fenToYuan } from '@/lib/shared/money'
import type { Services } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { loadRules } from '../tenancy/load-rule-book'

/** A unit costs at least what the rules say. Refuses INVALID_INPUT. */
export async function assertPrice(
  services: Pick<Services, 'db'>,
  price: Fen,
  { goodsTypeId, gameId }: { goodsTypeId: number; gameId: number },
): Promise<void> {
  const { leastPriceFen } = await loadRules(services, { mode: goodsType(goodsTypeId).mode, gameId })
  if (price < leastPriceFen)
    throw refuse('INVALID_INPUT', `单价不能低于${fenToYuan(BigInt(leastPriceFen))}元`, { field: 'price' })
}
