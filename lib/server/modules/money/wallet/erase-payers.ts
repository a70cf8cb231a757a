import { eq, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { payments } from '../../../db/schema/money/wallet'

/** Erases the address and the id at a provider with which a member paid; the payments stay. */
export async function erasePayers(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .update(payments)
    .set({ payer: sql`${payments.payer} || '{"clientIp": "", "openId": ""}'::jsonb` })
    .where(eq(payments.userId, userId))
}
