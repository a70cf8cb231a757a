import { and, eq, inArray } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { serviceCaseGoods } from '../../../db/schema/office/cases-desk'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { lockCaseForStaff } from './internal/lock-case'
import { saveNote } from './internal/save-note'

/** Records that the rights holder proved a lawsuit: the item stays off the shelf. Refuses NOT_FOUND, FORBIDDEN, CASE_STATE. */
export async function recordLawsuit(
  ctx: StaffCtx,
  { caseSn, goodsSn, reason }: { caseSn: string; goodsSn: GoodsSn; reason: string },
): Promise<void> {
  await inTx(ctx, async (tx) => {
    const at = ctx.now()
    const row = await lockCaseForStaff(tx, ctx, caseSn)
    const kept = await tx
      .update(serviceCaseGoods)
      .set({ state: 'sued', backAt: null, endedAt: at })
      .where(
        and(
          ...[eq(serviceCaseGoods.caseId, row.id), eq(serviceCaseGoods.goodsSn, goodsSn)],
          inArray(serviceCaseGoods.state, ['withheld', 'countered']),
        ),
      )
      .returning({ id: serviceCaseGoods.id })
    if (kept.length === 0) throw refuse('CASE_STATE', '这件商品已恢复或已登记')
    await saveNote({ tx, at }, row.id, { by: 'system', text: `权利人已就 ${goodsSn} 起诉，不恢复上架。${reason}` })
    await recordAudit(tx, ctx, { action: 'ticket.sued', target: `ticket:${row.sn}`, after: { goods: goodsSn }, reason })
  })
}
