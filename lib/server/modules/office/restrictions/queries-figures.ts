import { count, gte, sql } from 'drizzle-orm'
import { formatDate } from '@/lib/shared/time'
import { restrictionAppeals } from '../../../db/schema/office/restrictions'
import type { Services } from '../../../runtime/context'
import { countByMonth } from '../../people/limits/queries'

const MONTHS = 12

/** The latest months in Beijing, latest first: YYYY-MM. */
function monthsUntil(now: Date): string[] {
  const [year = 0, month = 0] = formatDate(now).split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, back) => {
    const index = year * 12 + (month - 1) - back
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
}

/** Restrictions, appeals and reversals of the whole platform by month, latest first; months before the first are left out. */
export async function loadRestrictionFigures({ db, now }: Pick<Services, 'db' | 'now'>) {
  const at = now()
  const months = monthsUntil(at)
  const since = new Date(`${months.at(-1)}-01T00:00:00+08:00`)
  const { createdAt, state, dueAt, reviewedAt } = restrictionAppeals
  const month = sql<string>`to_char(${createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM')`
  const [imposed, appeals] = await Promise.all([
    countByMonth(db, since),
    db
      .select({
        month,
        appeals: count(),
        overturned: sql<number>`count(*) filter (where ${state} = 'overturned')::int`,
        overdue: sql<number>`count(*) filter (where coalesce(${reviewedAt}, ${at.toISOString()}::timestamptz) > ${dueAt})::int`,
      })
      .from(restrictionAppeals)
      .where(gte(createdAt, since))
      .groupBy(month),
  ])
  const ofMonth = new Map(appeals.map((row) => [row.month, row]))
  const rows = months.map((name) => {
    const { appeals = 0, overturned = 0, overdue = 0 } = ofMonth.get(name) ?? {}
    return { month: name, restrictions: imposed.get(name) ?? 0, appeals, overturned, overdue }
  })
  const first = rows.findLastIndex((row) => row.restrictions + row.appeals > 0)
  return { list: rows.slice(0, first + 1) }
}
