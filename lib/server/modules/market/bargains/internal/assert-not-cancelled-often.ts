import { sql } from 'drizzle-orm'
import { MINUTE_MS } from '@/lib/shared/durations'
import type { BargainSide } from '@/lib/shared/goods/bargain'
import { goodsType } from '@/lib/shared/goods/goods-types'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { formatShortTime } from '@/lib/shared/time'
import type { Tx } from '../../../../db/client'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { accountsOfPerson } from '../../../people/identity/queries-person'
import { heldLetGoAt } from '../queries-let-go'
import type { FindOrderPause } from '../types'

interface BargainAttempt {
  item: { goodsSn: GoodsSn; gameId: number; goodsTypeId: number }
  buyerId: UserId
  /** The side that makes the request. */
  side: BargainSide
  findPause: FindOrderPause
}

/**
 * Prevents a buyer who gave up an item, held or ordered, from having it held again immediately; otherwise the item
 * could stay blocked forever. The caller has locked the buyer's person. Refuses UNPAID_LIMIT.
 */
export async function assertNotCancelledOften(
  ctx: UserCtx,
  tx: Tx,
  { item, buyerId, side, findPause }: BargainAttempt,
): Promise<void> {
  const { goodsSn, gameId, goodsTypeId } = item
  const rules = await loadRules(ctx, { mode: goodsType(goodsTypeId).mode, gameId })
  const { letGoMinutes } = rules
  const at = ctx.now()
  const since = new Date(at.getTime() - letGoMinutes * MINUTE_MS)
  const times = { item: goodsSn, from: since.toISOString(), at: at.toISOString() }
  const { rows } = await tx.execute<{ at: string | null }>(
    sql`select ${heldLetGoAt(accountsOfPerson(buyerId), times)} as at`,
  )
  const pause = await findPause(tx, { goodsSn, buyerId, at, rules })
  if (pause instanceof Date) {
    const until = formatShortTime(pause)
    throw refuse(
      'UNPAID_LIMIT',
      side === 'buyer'
        ? `你多次付款后取消这件商品的订单，${until} 后才能再次议价`
        : `该买家多次付款后取消这件商品的订单，${until} 后才能接受`,
    )
  }
  if (rows[0]?.at === null && !pause) return
  throw refuse(
    'UNPAID_LIMIT',
    side === 'buyer'
      ? `你刚放弃过这件商品，${letGoMinutes}分钟内不能再次议价`
      : `该买家刚放弃过这件商品，${letGoMinutes}分钟后才能接受`,
  )
}
