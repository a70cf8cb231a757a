import type { UserId } from '@/lib/shared/ids'
import type { Party } from '@/lib/shared/trade/order-forms'
import type { Tx } from '../../../db/client'
import { agreementSignatures } from '../../../db/schema/core/legal'
import { refuse } from '../../../runtime/refusal'
import { findAgreement } from './queries-agreements'

interface Signing {
  orderId: number
  party: Party
  userId: UserId
  signature: { hash: string; codeId: number; face: 'none' | 'passed'; ip: string; userAgent: string }
  at: Date
}

/** Records a party's signature, once, under exactly this text. Refuses ORDER_STATE, AGREEMENT_CHANGED. */
export async function recordSignature(tx: Tx, { orderId, party, userId, signature, at }: Signing): Promise<void> {
  const agreement = await findAgreement(tx, orderId)
  if (agreement?.state !== 'open') throw refuse('ORDER_STATE')
  if (agreement.hash !== signature.hash) throw refuse('AGREEMENT_CHANGED')
  const added = await tx
    .insert(agreementSignatures)
    .values({
      ...signature,
      userAgent: signature.userAgent.slice(0, 300),
      agreementId: agreement.id,
      party,
      userId,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: agreementSignatures.id })
  if (added.length === 0) throw refuse('ORDER_STATE', '你已签署，不用重复操作')
}
