import type { GoodsSn } from '@/lib/shared/ids'
import type { Refusal } from '../../../../runtime/refusal'

/** What became of one of many goods: done, or why not. One that is refused loses none of the others. */
export interface Outcome {
  goodsSn: GoodsSn
  refused: Refusal | null
}

/** Of a call about a single item: its refusal is the call's. */
export function settleOne([outcome]: readonly Outcome[]): void {
  if (outcome?.refused) throw outcome.refused
}
