import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { payoutPlans } from '../../../../db/schema/money/payouts'
import type { PlanRow } from '../types'

/** A member's weekly withdrawal, locked until the transaction ends. */
export async function lockPlan(tx: Tx, userId: UserId): Promise<PlanRow | undefined> {
  const [row] = await tx.select().from(payoutPlans).where(eq(payoutPlans.userId, userId)).for('update')
  return row
}
