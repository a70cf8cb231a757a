import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { caseHref, goodsOf, SERVICE_PATH } from '@/lib/shared/trade/service-cases'
import { serviceCaseGoods } from '../../../db/schema/office/cases-desk'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { notifyUsers } from '../../core/notifications/notify-users'
import { recordAudit } from '../../core/oversight/record-audit'
import { findSellerId } from '../../listings/catalog/queries-detail'
import { rejectGoods } from '../../listings/catalog/selling/reject-goods'
import { assertNoParty } from '../../money/ties/assert-no-party'
import { homeOf } from '../../people/identity/queries'
import { holdPerson } from '../../people/identity/queries-person'
import { loadCaseForStaff, lockOwnCase } from './internal/lock-case'
import { saveNote } from './internal/save-note'
import { isKeptByNotice } from './queries-goods'
import { openFacts } from './rules'

/**
 * Takes the goods of a rights holder's notice off the shelf; their sellers are notified and may send a counter-notice.
 * Running orders continue. Refuses NOT_FOUND, FORBIDDEN, CASE_STATE.
 */
export async function withholdCaseGoods(ctx: StaffCtx, { caseSn }: { caseSn: string }): Promise<void> {
  const known = await loadCaseForStaff(ctx, caseSn)
  if (known.kind !== 'rights') throw refuse('CASE_STATE', '只有权利人通知可以下架商品')
  const named = goodsOf(openFacts(ctx.vault, known).facts.goods ?? '') as GoodsSn[]
  const sellers = new Map<GoodsSn, UserId>()
  for (const sn of named) sellers.set(sn, await findSellerId(ctx, sn))
  await assertNoParty(ctx, [...sellers.values()])
  await inTx(ctx, async (tx, effects) => {
    const at = ctx.now()
    // sellers first and in one order: their own changes take the same locks
    for (const sellerId of [...new Set(sellers.values())].sort((a, b) => a - b)) await holdPerson(tx, sellerId)
    const row = await lockOwnCase(tx, ctx, caseSn)
    const taken: string[] = []
    for (const [goodsSn, sellerId] of sellers) {
      const item = await rejectGoods(tx, effects, { goodsSn, at })
      // already off the shelf for another notice: it stays until both are over
      if (!item && !(await isKeptByNotice(tx, { goodsSn, exceptCase: row.id }))) continue
      await tx
        .insert(serviceCaseGoods)
        .values({ caseId: row.id, goodsSn, sellerId, withheldAt: at })
        .onConflictDoUpdate({
          target: [serviceCaseGoods.caseId, serviceCaseGoods.goodsSn],
          set: { state: 'withheld', withheldAt: at, backAt: null, endedAt: null },
        })
      taken.push(goodsSn)
      const notice = {
        userId: sellerId,
        distId: item?.distId ?? (await homeOf(tx, sellerId)),
        kind: 'order',
        key: `case ${row.id} goods ${goodsSn}`,
        title: '商品因权利人通知已下架',
        text: `${item?.title ?? goodsSn}。不侵权可以提交声明，权利人未起诉将恢复上架。`,
        href: `${SERVICE_PATH}?kind=rights`,
        isUrgent: true,
      } as const
      await notifyUsers(tx, effects, { notices: [notice], at })
    }
    if (taken.length === 0) throw refuse('CASE_STATE', '这些商品都没有在售')
    await saveNote({ tx, at }, row.id, { by: 'system', text: `已下架 ${taken.join('、')}，并通知卖家` })
    await recordAudit(tx, ctx, { action: 'ticket.withhold', target: `ticket:${row.sn}`, after: { goods: taken } })
    if (row.userId !== null) {
      const notice = { userId: row.userId, distId: row.distId, kind: 'order', key: `case ${row.id} withheld` } as const
      const words = { title: '通知的商品已下架', text: '已转送卖家。', href: caseHref(row.sn), isUrgent: true }
      await notifyUsers(tx, effects, { notices: [Object.assign(words, notice)], at })
    }
  })
}
