import { and, eq, gt } from 'drizzle-orm'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { bargains } from '../../../db/schema/market/bargains'
import { refuse } from '../../../runtime/refusal'

/** Transfers the held unit to the order placed at the agreed price. Refuses BARGAIN_STATE. */
export async function claimHeldUnit(
  tx: Tx,
  {
    bargainId,
    goodsSn,
    buyerId,
    price,
    at,
  }: { bargainId: number; goodsSn: GoodsSn; buyerId: UserId; price: Fen; at: Date },
): Promise<void> {
  const taken = await tx
    .update(bargains)
    .set({ status: 'ordered', closedAt: at })
    .where(
      and(
        eq(bargains.id, bargainId),
        eq(bargains.goodsSn, goodsSn),
        eq(bargains.buyerId, buyerId),
        eq(bargains.priceFen, price),
        eq(bargains.status, 'kept'),
        gt(bargains.dueAt, at),
      ),
    )
    .returning({ id: bargains.id })
  if (taken.length === 0) throw refuse('BARGAIN_STATE', '谈好的价格已失效，请按售价购买或重新议价')
}
