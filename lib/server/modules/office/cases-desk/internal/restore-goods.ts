import { and, eq, inArray } from 'drizzle-orm'
import { serviceCaseGoods } from '../../../../db/schema/office/cases-desk'
import { notifyUsers } from '../../../core/notifications/notify-users'
import { restoreRejectedGoods } from '../../../listings/catalog/selling/restore-rejected-goods'
import { homeOf } from '../../../people/identity/queries'
import { holdPerson } from '../../../people/identity/queries-person'
import { isRefusedSince } from '../../goods-review/queries-refused'
import { isKeptByNotice } from '../queries-goods'
import type { CaseGoodsRow, Change } from '../types'
import { saveNote } from './save-note'

/**
 * Ends the withholding of an item, with its seller's person locked: it goes back unless the seller changed it, or another notice
 * or a review keeps it off the shelf.
 */
export async function restoreGoods({ tx, effects, at }: Change, item: CaseGoodsRow): Promise<void> {
  const { id, caseId, goodsSn, sellerId } = item
  await tx
    .update(serviceCaseGoods)
    .set({ state: 'restored', backAt: null, endedAt: at })
    .where(eq(serviceCaseGoods.id, id))
  const isKept =
    (await isKeptByNotice(tx, { goodsSn, exceptCase: caseId })) ||
    (await isRefusedSince(tx, { goodsSn, since: item.withheldAt }))
  if (isKept) return saveNote({ tx, at }, caseId, { by: 'system', text: `${goodsSn} 因其他处理仍未上架` })
  const isBack = await restoreRejectedGoods(tx, effects, { goodsSn, at })
  await saveNote({ tx, at }, caseId, { by: 'system', text: `${goodsSn} ${isBack ? '已恢复上架' : '不再限制上架'}` })
  const notice = {
    userId: sellerId,
    distId: await homeOf(tx, sellerId),
    kind: 'order',
    key: `case ${caseId} goods ${goodsSn} back`,
    title: isBack ? '商品已恢复上架' : '商品可以重新上架',
    text: `${goodsSn} 的权利人通知已处理完。`,
    href: '/center/sell/sellOutGoods',
    isUrgent: false,
  } as const
  await notifyUsers(tx, effects, { notices: [notice], at })
}

/** The same of all goods of a case whose notice was not granted. */
export async function restoreAll(change: Change, caseId: number): Promise<void> {
  const items = await change.tx
    .select()
    .from(serviceCaseGoods)
    .where(and(eq(serviceCaseGoods.caseId, caseId), inArray(serviceCaseGoods.state, ['withheld', 'countered'])))
  for (const item of items) {
    await holdPerson(change.tx, item.sellerId)
    await restoreGoods(change, item)
  }
}
