import type { OrderSn } from '@/lib/shared/ids'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findAgreement, listSignatures, openText, versionOf } from '../../core/legal/queries-agreements'
import { loadUser } from '../../people/identity/queries'
import { needsFace } from './flow/agreement-effects'
import { findOrder, partyOf } from './internal/find-order'
import { presentOwnAgreement } from './present-agreement'

/** Returns the agreement of an own order with the own copy. Refuses NOT_FOUND, ELSEWHERE. */
export async function loadAgreement(ctx: UserCtx, { orderSn }: { orderSn: OrderSn }) {
  const order = await findOrder(ctx, ctx.user.userId, orderSn)
  const row = await findAgreement(ctx.db, order.id)
  if (!row) throw refuse('NOT_FOUND', '这笔订单没有转让协议')
  const facts = {
    order,
    viewer: partyOf(order, ctx.user.userId),
    signatures: await listSignatures(ctx.db, row.id),
    version: await versionOf(ctx.db, row.documentId),
    needsFace: needsFace(ctx, order),
    phone: (await loadUser(ctx)).phone ?? '',
  }
  return presentOwnAgreement(row, openText(ctx.vault, row, facts.viewer), facts)
}
