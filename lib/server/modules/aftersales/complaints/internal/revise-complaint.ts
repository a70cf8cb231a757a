import { eq } from 'drizzle-orm'
import { complaints } from '../../../../db/schema/aftersales/complaints'
import { type Ctx, inTx } from '../../../../runtime/context'
import { lockForComplaint } from '../../../orders/trading/mark-complained'
import type { ComplaintRow } from '../types'
import { holdOrder } from './hold-order'
import { notifyHandlers } from './notify-handlers'

/** Ends a complaint that its provider no longer knows: no one can answer it, and nothing is held for it any longer. */
export const endUnknown = (ctx: Ctx, row: ComplaintRow): Promise<void> =>
  revise(ctx, row, {
    change: { stage: 'done', doneAt: ctx.now(), checkAt: null, tries: 0 },
    title: '支付投诉已不存在',
    text: `服务商查不到投诉 ${row.complaintSn}，按已处理完成记录`,
  })

/** Takes back "refunded": the refund did not reach its source. Staff decide again. */
export const takeBackRefunded = (ctx: Ctx, row: ComplaintRow): Promise<void> =>
  revise(ctx, row, {
    change: { stage: 'answered', outcome: null, closingText: '' },
    title: '支付投诉的退款没有退回原付款账户',
    text: `款项已退到余额，请重新处理投诉 ${row.complaintSn}`,
  })

interface Revision {
  change: Partial<ComplaintRow>
  title: string
  text: string
}

function revise(ctx: Ctx, { id, orderSn, distId }: ComplaintRow, { change, title, text }: Revision): Promise<void> {
  return inTx(ctx, async (tx, effects) => {
    const at = ctx.now()
    if (orderSn) await lockForComplaint(tx, orderSn)
    await tx.update(complaints).set(change).where(eq(complaints.id, id))
    await holdOrder(tx, { orderSn }, at)
    await notifyHandlers({ tx, effects, at }, { id, distId }, { title, text })
  })
}
