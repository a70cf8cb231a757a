import type { GoodsSn } from '@/lib/shared/ids'
import type { Refusal } from '../../../../runtime/refusal'

/** The result for one of many items: done, or the reason of the refusal. A refused item does not affect the others. */
export interface Outcome {
  goodsSn: GoodsSn
  refused: Refusal | null
}

/** For a call with a single item: throws the item's refusal. */
export function settleOne([outcome]: readonly Outcome[]): void {
  if (outcome?.refused) throw outcome.refused
}
