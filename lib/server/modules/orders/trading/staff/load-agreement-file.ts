import type { OrderSn } from '@/lib/shared/ids'
import { inTx, type StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { findAgreement, openText } from '../../../core/legal/queries-agreements'
import { recordAudit } from '../../../core/oversight/record-audit'
import { findForStaff, isContested } from './queries-agreement'

/**
 * Returns the full text of a signed agreement, with both id numbers, for a claim or a dispute; who opened it and why is
 * audited first. Refuses NOT_FOUND, ORDER_STATE.
 */
export async function loadAgreementFile(ctx: StaffCtx, { orderSn, reason }: { orderSn: OrderSn; reason: string }) {
  const order = await findForStaff(ctx, orderSn)
  const row = await findAgreement(ctx.db, order.id)
  if (!row) throw refuse('NOT_FOUND', '这笔订单没有转让协议')
  if (row.state !== 'signed') throw refuse('ORDER_STATE', '协议还没有双方签署')
  if (!(await isContested(ctx, order))) throw refuse('ORDER_STATE', '没有理赔或售后的订单，不能查看协议全文')
  return inTx(ctx, async (tx) => {
    const after = { code: row.sn }
    await recordAudit(tx, ctx, { action: 'agreement.file', target: `order:${orderSn}`, after, reason })
    const { record, signature, publicKey } = row
    const proof = { record: record ?? '', signature: signature ?? '', publicKey: publicKey ?? '' }
    return Object.assign(proof, { name: `${row.sn}.txt`, text: openText(ctx.vault, row, 'both') })
  })
}
