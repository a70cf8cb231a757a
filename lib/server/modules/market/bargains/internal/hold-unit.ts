import { and, eq, sql } from 'drizzle-orm'
import { BARGAIN } from '@/lib/shared/goods/bargain'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { bargains } from '../../../../db/schema/market/bargains'
import { refuse } from '../../../../runtime/refusal'
import { reserveFreeUnits } from '../../../listings/catalog/stock/reserve-free-units'
import { accountsOfPerson } from '../../../people/identity/queries-person'

export const heldUntil = (at: Date): Date => new Date(at.getTime() + BARGAIN.holdMinutes * 60_000)

/**
 * Holds one unit of an item for a buyer with an agreed price. The caller has locked the buyer's person, then the item;
 * the number of held units is limited per person, across all accounts. Refuses TOO_MANY, GOODS_RESERVED.
 */
export async function holdUnit(
  tx: Tx,
  { goodsSn, buyerId, listPrice }: { goodsSn: GoodsSn; buyerId: UserId; listPrice: Fen },
): Promise<void> {
  const held = await tx.$count(
    bargains,
    and(sql`${bargains.buyerId} in ${accountsOfPerson(buyerId)}`, eq(bargains.status, 'kept')),
  )
  if (held >= BARGAIN.mostHeld) throw refuse('TOO_MANY', `该买家已有${held}件谈好价的商品等待下单，请稍后再接受`)
  const price = { kind: 'sale', fen: listPrice } as const
  if (!(await reserveFreeUnits(tx, { goodsSn, num: 1, price }))) throw refuse('GOODS_RESERVED')
}
