import type { OrderSn } from '@/lib/shared/ids'
import type { AgreementProvider } from '../../../providers/agreement/port'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findAgreement, listSignatures, openText, versionOf } from '../../core/legal/queries-agreements'
import { agreementRecord } from '../../core/legal/rules-agreement'
import type { AgreementRow, SignatureRow } from '../../core/legal/types'
import { loadUser } from '../../people/identity/queries'
import { needsFace } from './flow/agreement-effects'
import { findOrder, partyOf } from './internal/find-order'
import { presentOwnAgreement } from './present-agreement'
import type { Party } from './types'

/** Returns the agreement of an own order with the own copy. Refuses NOT_FOUND, ELSEWHERE. */
export async function loadAgreement(ctx: UserCtx, { orderSn }: { orderSn: OrderSn }) {
  const order = await findOrder(ctx, ctx.user.userId, orderSn)
  const row = await findAgreement(ctx.db, order.id)
  if (!row) throw refuse('NOT_FOUND', '这笔订单没有转让协议')
  const viewer = partyOf(order, ctx.user.userId)
  const signatures = await listSignatures(ctx.db, row.id)
  const facts = {
    order,
    viewer,
    signatures,
    proof: row.state === 'signed' ? proofFor(ctx.agreement, viewer, { row, signatures }) : null,
    version: await versionOf(ctx.db, row.documentId),
    needsFace: needsFace(ctx, order),
    phone: (await loadUser(ctx)).phone ?? '',
  }
  return presentOwnAgreement(row, openText(ctx.vault, row, viewer), facts)
}

/** The platform signs what a party may know of the record; the stored one, with both addresses, is for cases. */
function proofFor(
  provider: AgreementProvider,
  viewer: Party,
  { row, signatures }: { row: AgreementRow; signatures: readonly SignatureRow[] },
) {
  const record = agreementRecord(row, signatures, viewer)
  return { record, ...provider.seal(record) }
}
