import { and, eq, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../../db/client'
import { inquiryBlocks } from '../../../../db/schema/market/inquiries'
import { refuse } from '../../../../runtime/refusal'
import { accountsOfPerson } from '../../../people/identity/queries-person'
import type { InquirySide } from '../types'

interface Sides {
  sellerId: UserId
  buyerId: UserId
}

/** Whether the seller blocked any account of the buyer's person. */
export const isBlocked = async (db: Db | Tx, { sellerId, buyerId }: Sides): Promise<boolean> =>
  (await db.$count(
    inquiryBlocks,
    and(eq(inquiryBlocks.sellerId, sellerId), sql`${inquiryBlocks.buyerId} in ${accountsOfPerson(buyerId)}`),
  )) > 0

/** Refuses FORBIDDEN. */
export async function assertNotBlocked(db: Db | Tx, side: InquirySide, sides: Sides): Promise<void> {
  if (await isBlocked(db, sides))
    throw refuse('FORBIDDEN', side === 'buyer' ? '卖家已停止接收你的咨询' : '你已屏蔽对方，解除屏蔽后可以回复')
}
