import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { serviceCaseGoods, serviceCases } from '../../../db/schema/office/cases-desk'
import type { UserCtx } from '../../../runtime/context'
import { presentWithheld } from './present'
import type { CaseGoodsRow } from './types'

const MOST = 50

export const goodsOfCase = (db: Db | Tx, caseId: number): Promise<CaseGoodsRow[]> =>
  db.select().from(serviceCaseGoods).where(eq(serviceCaseGoods.caseId, caseId)).orderBy(asc(serviceCaseGoods.id))

/** Whether another case's notice keeps an item off the shelf. */
export async function isKeptByNotice(
  db: Db | Tx,
  { goodsSn, exceptCase }: { goodsSn: GoodsSn; exceptCase: number },
): Promise<boolean> {
  const others = and(
    ...[eq(serviceCaseGoods.goodsSn, goodsSn), ne(serviceCaseGoods.caseId, exceptCase)],
    ne(serviceCaseGoods.state, 'restored'),
  )
  return (await db.$count(serviceCaseGoods, others)) > 0
}

/** Own goods that were withheld for a notice, newest first. */
export async function listOwnWithheld(ctx: UserCtx) {
  const rows = await ctx.db
    .select({ item: serviceCaseGoods, sn: serviceCases.sn })
    .from(serviceCaseGoods)
    .innerJoin(serviceCases, eq(serviceCases.id, serviceCaseGoods.caseId))
    .where(eq(serviceCaseGoods.sellerId, ctx.user.userId))
    .orderBy(desc(serviceCaseGoods.id))
    .limit(MOST)
  return { list: rows.map(presentWithheld) }
}
