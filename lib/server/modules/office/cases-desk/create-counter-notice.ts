import { and, eq } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { formatShortTime } from '@/lib/shared/time'
import { serviceCaseGoods, serviceCases } from '../../../db/schema/office/cases-desk'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { assertEvidence } from './internal/assert-evidence'
import { notifySender } from './internal/notify-sender'
import { notifyStaff } from './internal/notify-staff'
import { saveNote } from './internal/save-note'
import { presentWithheld } from './present'
import { afterDays } from './rules'

interface Counter {
  caseSn: string
  goodsSn: GoodsSn
  statement: string
  pictures: string[]
}

/**
 * A seller states that an own withheld item infringes nothing: it goes back after the legal wait, unless the rights holder
 * proves a lawsuit. Once per item. Refuses NOT_FOUND, CASE_STATE, INVALID_INPUT.
 */
export async function createCounterNotice(ctx: UserCtx, { caseSn, goodsSn, statement, pictures }: Counter) {
  await assertEvidence(ctx, pictures)
  const { caseBackDays } = await loadRules(ctx)
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    const [row] = await tx.select().from(serviceCases).where(eq(serviceCases.sn, caseSn)).for('update')
    const isOwn = and(
      ...[eq(serviceCaseGoods.caseId, row?.id ?? 0), eq(serviceCaseGoods.goodsSn, goodsSn)],
      eq(serviceCaseGoods.sellerId, ctx.user.userId),
    )
    const [item] = await tx.select().from(serviceCaseGoods).where(isOwn)
    if (!row || !item) throw refuse('NOT_FOUND', '没有这件下架商品')
    if (item.state !== 'withheld') throw refuse('CASE_STATE', '这件商品已提交过声明，或已处理完')
    const backAt = afterDays(at, caseBackDays)
    const [countered = item] = await tx
      .update(serviceCaseGoods)
      .set({ state: 'countered', counter: statement, counterPictures: pictures, counteredAt: at, backAt })
      .where(eq(serviceCaseGoods.id, item.id))
      .returning()
    const text = `卖家声明 ${goodsSn} 不侵权：${statement}。${formatShortTime(backAt)} 前未提交起诉证明，恢复上架`
    await saveNote({ tx, at }, row.id, { by: 'system', text })
    await notifySender({ tx, effects, at }, row, { event: `counter ${goodsSn}`, title: '卖家提交了不侵权声明', text })
    await notifyStaff({ tx, effects, at }, row, { event: `counter ${goodsSn}`, title: '卖家提交了不侵权声明' })
    return presentWithheld({ item: countered, sn: row.sn })
  })
}
