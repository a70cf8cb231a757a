import type { GoodsSn } from '@/lib/shared/ids'
import type { Refusal } from '../../../../runtime/refusal'

/** The result for one of many items: done, or the reason of the refusal. A refused item does not affect the others. */
export interface Outcome {
  goodsSn: GoodsSn
  refused: Refusal | null
  /** Done, and staff review it before it is on show. */
  inReview?: boolean
}

/** Returns why some need a face check first; '' if none does. */
export const faceText = (refusals: readonly (Refusal | null)[]): string =>
  refusals.find((refused) => refused?.reason === 'FACE_NEEDED')?.message ?? ''

/** For a call with a single item: throws the item's refusal. */
export function settleOne([outcome]: readonly Outcome[]): void {
  if (outcome?.refused) throw outcome.refused
}
