import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { agreements } from '../../../db/schema/core/legal'
import type { AgreementProvider } from '../../../providers/agreement/port'
import { findAgreement, listSignatures } from './queries-agreements'
import { agreementRecord } from './rules-agreement'

/** Closes an agreement that both have signed: the platform signs its record. */
export async function settleAgreement(
  tx: Tx,
  provider: AgreementProvider,
  { orderId, at }: { orderId: number; at: Date },
): Promise<void> {
  const agreement = await findAgreement(tx, orderId)
  if (!agreement) throw new Error('an order without an agreement was signed')
  const signatures = await listSignatures(tx, agreement.id)
  if (signatures.length !== 2) throw new Error('an agreement needs two signatures')
  const record = agreementRecord(agreement, signatures)
  const { signature, publicKey } = provider.seal(record)
  await tx
    .update(agreements)
    .set({ state: 'signed', endedAt: at, record, signature, publicKey })
    .where(and(eq(agreements.id, agreement.id), eq(agreements.state, 'open')))
}
