import { and, asc, eq, inArray, min, sql } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { GOODS_REPORT_REASONS } from '@/lib/shared/trade/trust'
import { type Page, type Paging, pageOf } from '../../../db/page'
import { goodsReports } from '../../../db/schema/office/trust'
import type { StaffCtx } from '../../../runtime/context'

export interface Reported {
  goodsSn: GoodsSn
  dueAt: Date
  since: Date
  /** The reported problems, one word each. */
  faults: string[]
}

const isPending = eq(goodsReports.state, 'pending')
const pendingOf = (only?: GoodsSn[]) => and(isPending, only && inArray(goodsReports.goodsSn, only))

/** Returns items with open reports by members, most urgent first; only these, if any are given. */
export async function listReported({ db }: StaffCtx, paging: Paging, only?: GoodsSn[]): Promise<Page<Reported>> {
  const { goodsSn, dueAt, createdAt, fault } = goodsReports
  const listing = db
    .select({
      goodsSn,
      dueAt: sql<Date>`min(${dueAt})`.mapWith(dueAt),
      since: sql<Date>`min(${createdAt})`.mapWith(createdAt),
      faults: sql<(keyof typeof GOODS_REPORT_REASONS)[]>`array_agg(distinct ${fault})`,
    })
    .from(goodsReports)
    .where(pendingOf(only))
    .groupBy(goodsSn)
    .orderBy(asc(min(dueAt)))
  const found = await pageOf(listing, () => countReported(db, only), paging)
  return {
    ...found,
    list: found.list.map((row) => ({ ...row, faults: row.faults.map((name) => GOODS_REPORT_REASONS[name]) })),
  }
}

export async function countReported(db: StaffCtx['db'], only?: GoodsSn[]): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(distinct ${goodsReports.goodsSn})::int` })
    .from(goodsReports)
    .where(pendingOf(only))
  return row?.n ?? 0
}

/** Returns the numbers of all items with open reports. */
export async function findReportedSns(db: StaffCtx['db']): Promise<GoodsSn[]> {
  const rows = await db.selectDistinct({ sn: goodsReports.goodsSn }).from(goodsReports).where(isPending)
  return rows.map(({ sn }) => sn)
}

/** Returns the open reports of an item. */
export const findReports = ({ db }: StaffCtx, goodsSn: GoodsSn) =>
  db
    .select({ fault: goodsReports.fault, story: goodsReports.story, createdAt: goodsReports.createdAt })
    .from(goodsReports)
    .where(sql`${isPending} and ${goodsReports.goodsSn} = ${goodsSn}`)
    .orderBy(asc(goodsReports.id))
    .limit(20)
