import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { goods } from '../../../../db/schema/listings/catalog'
import { refuse } from '../../../../runtime/refusal'
import type { Placed } from '../types'

/** Fields that staff see and that must be unchanged; prices are excluded because each price change is reviewed separately. */
export const SEEN = {
  title: goods.title,
  smallTitleName: goods.smallTitleName,
  description: goods.description,
  facts: goods.facts,
  images: goods.images,
  areaId: goods.areaId,
  serverId: goods.serverId,
  crossId: goods.crossId,
  status: goods.status,
}

/** Checks that the item did not change between its review and the lock. Refuses GOODS_BUSY. */
export async function assertUnchanged(tx: Tx, goodsSn: Placed['goodsSn'], { former }: Placed['draft']): Promise<void> {
  if (!former) return
  const [now] = await tx.select(SEEN).from(goods).where(eq(goods.sn, goodsSn))
  const isSame = Object.keys(SEEN).every((key) => {
    const [a, b] = [now, former].map((one) => one?.[key as keyof typeof SEEN])
    return isDeepStrictEqual(a, b)
  })
  if (!isSame) throw refuse('GOODS_BUSY', '商品刚刚被修改过，请刷新后再试')
}
