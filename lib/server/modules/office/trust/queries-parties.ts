import { and, eq, inArray } from 'drizzle-orm'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { appeals, blackReports, goodsReports, rulings } from '../../../db/schema/trust'
import type { Ctx } from '../../../runtime/context'

/** Returns the reporter and the accused; empty if there is no such report. */
export async function partiesOfReport({ db }: Pick<Ctx, 'db'>, sn: string): Promise<(UserId | null)[]> {
  const rows = await db
    .select({ reporterId: blackReports.reporterId, accusedId: blackReports.accusedId })
    .from(blackReports)
    .where(eq(blackReports.sn, sn))
  return rows.flatMap(({ reporterId, accusedId }) => [reporterId, accusedId])
}

/** Returns the appellant and the person concerned by the ruling; empty if there is no such appeal. */
export async function partiesOfAppeal(ctx: Pick<Ctx, 'db'>, sn: string): Promise<UserId[]> {
  const { userId, rulingCode } = appeals
  const [appeal] = await ctx.db.select({ userId, rulingCode }).from(appeals).where(eq(appeals.sn, sn))
  return appeal ? [appeal.userId, ...(await partiesOfRuling(ctx, appeal.rulingCode))] : []
}

/** Returns the persons a ruling concerns and the reporters who led to it; empty if there is no such ruling. */
export async function partiesOfRuling({ db }: Pick<Ctx, 'db'>, code: string): Promise<UserId[]> {
  const [ruling] = await db.select({ concernedIds: rulings.concernedIds }).from(rulings).where(eq(rulings.code, code))
  const reports = await reportsOfRuling(db, code)
  return [...(ruling?.concernedIds ?? []), ...reports.map(({ reporterId }) => reporterId)]
}

/** Returns who reported and who reviewed, for all accepted reports that led to a ruling or joined it later. */
export const reportsOfRuling = (db: Db, code: string) =>
  db
    .select({ reporterId: blackReports.reporterId, reviewerId: blackReports.reviewerId })
    .from(blackReports)
    .where(eq(blackReports.rulingCode, code))

/** Returns the authors of open reports of these goods. */
export async function reportersOf({ db }: Pick<Ctx, 'db'>, goodsSns: readonly GoodsSn[]): Promise<UserId[]> {
  const rows = await db
    .selectDistinct({ reporterId: goodsReports.reporterId })
    .from(goodsReports)
    .where(and(inArray(goodsReports.goodsSn, [...goodsSns]), eq(goodsReports.state, 'pending')))
  return rows.map(({ reporterId }) => reporterId)
}
