import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { refuse } from '../../../../runtime/refusal'
import type { Rules } from '../../../core/tenancy/types'

/** Checks that the budget is at least the minimum unit price. Refuses INVALID_INPUT. */
export function assertBudget(budget: Fen, { leastPriceFen }: Rules): void {
  if (budget < leastPriceFen)
    throw refuse('INVALID_INPUT', `预算不能低于${fenToYuan(BigInt(leastPriceFen))}元`, { field: 'budget' })
}
