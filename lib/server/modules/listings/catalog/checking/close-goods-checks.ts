import { inArray } from 'drizzle-orm'
import type { CheckEnd } from '@/lib/shared/goods/goods-checks'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { goods } from '../../../../db/schema/listings/catalog'
import type { Effects } from '../../../../runtime/context'
import { closeChecks } from '../../checks/close-checks'
import { openChecksOf } from '../../checks/queries'
import type { GoodsCheck } from '../../checks/types'
import { purgeGoods } from '../internal/purge-goods'

/**
 * Ends the checks of these items: the mark disappears from their pages and the submitted accounts are erased. The goods
 * are locked before their checks. Returns the ended checks.
 */
export async function closeGoodsChecks(
  tx: Tx,
  effects: Effects,
  { goodsSns, why, at }: { goodsSns: readonly GoodsSn[]; why: CheckEnd; at: Date },
): Promise<GoodsCheck[]> {
  const open = [...(await openChecksOf(tx, goodsSns))]
  if (open.length === 0) return []
  const rows = await tx
    .update(goods)
    .set({ checkedAt: null })
    .where(inArray(goods.sn, open))
    .returning({ sn: goods.sn, gameId: goods.gameId, goodsTypeId: goods.goodsTypeId })
  purgeGoods(effects, rows)
  return closeChecks(tx, { goodsSns: open, why, at })
}
