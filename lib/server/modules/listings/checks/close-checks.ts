import { and, inArray } from 'drizzle-orm'
import { type CheckEnd, OPEN_CHECKS } from '@/lib/shared/goods/goods-checks'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { goodsChecks } from '../../../db/schema/listings/checks'
import type { GoodsCheck } from './types'

/** Ends the open checks of items and erases the submitted accounts at once. Returns the ended checks. */
export async function closeChecks(
  tx: Tx,
  { goodsSns, why, at }: { goodsSns: readonly GoodsSn[]; why: CheckEnd; at: Date },
): Promise<GoodsCheck[]> {
  if (goodsSns.length === 0) return []
  return tx
    .update(goodsChecks)
    .set({ state: 'ended', why, cipher: null, dueAt: null, endedAt: at })
    .where(and(inArray(goodsChecks.goodsSn, [...goodsSns]), inArray(goodsChecks.state, [...OPEN_CHECKS])))
    .returning()
}
