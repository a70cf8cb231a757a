import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { coinMerchants } from '../../../../db/schema/market/coin'
import { refuse } from '../../../../runtime/refusal'
import type { Merchant } from '../types'

/** Locks the caller's merchant row until the transaction ends. Refuses COIN_SHOP_NEEDED. */
export async function lockMerchant(tx: Tx, userId: UserId): Promise<Merchant> {
  const [merchant] = await tx.select().from(coinMerchants).where(eq(coinMerchants.userId, userId)).for('update')
  if (!merchant || merchant.state === 'closed') throw refuse('COIN_SHOP_NEEDED')
  return merchant
}
