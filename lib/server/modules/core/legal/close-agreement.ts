import { and, eq } from 'drizzle-orm'
import type { AgreementState } from '@/lib/shared/trade/agreements'
import type { Tx } from '../../../db/client'
import { agreements } from '../../../db/schema/core/legal'

type Unsigned = Exclude<AgreementState, 'open' | 'signed'>

/** Closes the agreement of an order that ends before both have signed. */
export async function closeAgreement(
  tx: Tx,
  { orderId, state, at }: { orderId: number; state: Unsigned; at: Date },
): Promise<void> {
  await tx
    .update(agreements)
    .set({ state, endedAt: at })
    .where(and(eq(agreements.orderId, orderId), eq(agreements.state, 'open')))
}
