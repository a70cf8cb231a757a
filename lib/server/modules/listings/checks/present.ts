import type { OwnGoodsRow } from '@/lib/contract/entities/goods-own'
import { CHECK_ENDS } from '@/lib/shared/goods/goods-checks'
import { formatDateTime } from '@/lib/shared/time'
import type { GoodsCheck } from './types'

/** Returns the latest check of an item as shown to its seller; a withdrawn or sold one is not worth a line. */
export function presentOwnCheck(check: GoodsCheck | undefined): OwnGoodsRow['check'] {
  if (!check || check.why === 'withdrawn' || check.why === 'sold') return null
  const { state, dueAt, reason, why } = check
  return {
    state,
    until: state === 'passed' && dueAt ? formatDateTime(dueAt) : null,
    text: why ? CHECK_ENDS[why] : reason,
  }
}
