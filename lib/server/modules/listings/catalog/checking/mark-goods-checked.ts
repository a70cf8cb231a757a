import { and, eq, inArray, sql } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { shelfTags } from '@/lib/shared/site/page-tags'
import type { Tx } from '../../../../db/client'
import type { GameField } from '../../../../db/game-field'
import { goods } from '../../../../db/schema/listings/catalog'
import type { Effects } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { cleanFacts, mainNumber } from '../rules'

/**
 * Marks an account as checked and stores the facts as staff saw them. Returns the keys of the confirmed facts, and of
 * those among them that were corrected. Refuses GOODS_BUSY if it is no longer for sale, INVALID_INPUT.
 */
export async function markGoodsChecked(
  tx: Tx,
  effects: Effects,
  {
    goodsSn,
    fields,
    seen,
    at,
  }: { goodsSn: GoodsSn; fields: readonly GameField[]; seen: Record<string, string>; at: Date },
): Promise<{ confirmed: string[]; corrected: string[] }> {
  const [item] = await tx
    .select({ id: goods.id, facts: goods.facts, gameId: goods.gameId, goodsTypeId: goods.goodsTypeId })
    .from(goods)
    .where(
      and(
        eq(goods.sn, goodsSn),
        inArray(goods.status, [GOODS_STATUS.onShelf, GOODS_STATUS.review, GOODS_STATUS.withheld, GOODS_STATUS.resting]),
        sql`${goods.stock} > ${goods.reserved}`,
      ),
    )
    .for('update')
  if (!item) throw refuse('GOODS_BUSY', '商品正在交易或已下架，暂时不能提交结果')
  const facts = cleanFacts(fields, seen, at)
  const lost = Object.keys(seen).find((key) => !(key in facts))
  const label = fields.find(({ key }) => key === lost)?.label ?? '属性'
  if (lost !== undefined)
    throw refuse('INVALID_INPUT', `${label}填写有误，请按游戏内的实际内容填写`, { field: 'facts' })
  const missing = fields.find(({ key }) => item.facts[key] !== undefined && !(key in facts))
  if (missing) throw refuse('INVALID_INPUT', `卖家刚修改过商品，请刷新后核对${missing.label}`, { field: 'facts' })
  const now = Object.assign({}, item.facts, facts)
  await tx
    .update(goods)
    .set({ facts: now, mainNumber: mainNumber(fields, now), checkedAt: at, updatedAt: at })
    .where(eq(goods.id, item.id))
  effects.purge(`goods:${goodsSn}`)
  effects.age(...shelfTags(item))
  const confirmed = Object.keys(facts)
  return { confirmed, corrected: confirmed.filter((key) => facts[key] !== item.facts[key]) }
}
