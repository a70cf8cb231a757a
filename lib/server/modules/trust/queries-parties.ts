import { eq } from 'drizzle-orm'
import { appeals, blackReports, rulings } from '../../db/schema/trust'
import type { Ctx } from '../../runtime/context'

/** Who reported and who is accused; none: there is no such report. */
export async function partiesOfReport({ db }: Pick<Ctx, 'db'>, sn: string): Promise<(number | null)[]> {
  const rows = await db
    .select({ reporterId: blackReports.reporterId, accusedId: blackReports.accusedId })
    .from(blackReports)
    .where(eq(blackReports.sn, sn))
  return rows.flatMap(({ reporterId, accusedId }) => [reporterId, accusedId])
}

/** Who appealed, and whom the ruling concerns; none: there is no such appeal. */
export async function partiesOfAppeal({ db }: Pick<Ctx, 'db'>, sn: string): Promise<number[]> {
  const rows = await db
    .select({ userId: appeals.userId, concernedIds: rulings.concernedIds })
    .from(appeals)
    .innerJoin(rulings, eq(rulings.code, appeals.rulingCode))
    .where(eq(appeals.sn, sn))
  return rows.flatMap(({ userId, concernedIds }) => [userId, ...concernedIds])
}

/** Whom a ruling concerns; none: there is no such ruling. */
export async function partiesOfRuling({ db }: Pick<Ctx, 'db'>, code: string): Promise<number[]> {
  const rows = await db.select({ concernedIds: rulings.concernedIds }).from(rulings).where(eq(rulings.code, code))
  return rows.flatMap(({ concernedIds }) => concernedIds)
}
