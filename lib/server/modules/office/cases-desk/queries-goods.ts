import { asc, desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/client'
import { serviceCaseGoods, serviceCases } from '../../../db/schema/office/cases-desk'
import type { UserCtx } from '../../../runtime/context'
import { presentWithheld } from './present'
import type { CaseGoodsRow } from './types'

const MOST = 50

export const goodsOfCase = (db: Db | Tx, caseId: number): Promise<CaseGoodsRow[]> =>
  db.select().from(serviceCaseGoods).where(eq(serviceCaseGoods.caseId, caseId)).orderBy(asc(serviceCaseGoods.id))

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
