import { and, count, eq, gte, lte, sql } from 'drizzle-orm'
import { formatDate } from '@/lib/shared/time'
import type { Db } from '../../../db/client'
import { visits } from '../../../db/schema/listings/traffic'

interface Figures {
  uv: number
  pv: number
  details: number
}
const FIGURES = {
  uv: count(),
  pv: sql<number>`coalesce(sum(${visits.views}), 0)::int`,
  details: sql<number>`coalesce(sum(${visits.details}), 0)::int`,
}
const ofSite = (distId: number | null) => (distId === null ? undefined : eq(visits.distId, distId))

/** Returns visitors, page views and visitors of item pages per day, of one site or all. */
export async function visitsByDay(
  db: Db,
  { distId, from }: { distId: number | null; from: string },
): Promise<Map<string, Figures>> {
  const rows = await db
    .select({ day: visits.day, ...FIGURES })
    .from(visits)
    .where(and(ofSite(distId), gte(visits.day, from)))
    .groupBy(visits.day)
  return new Map(rows.map(({ day, ...figures }) => [day, figures]))
}

/**
 * Returns the totals of a period: visitors are not recognised across days, so one who comes on two days counts twice.
 */
export async function visitsIn(
  db: Db,
  { distId, from, to }: { distId: number | null; from: Date; to: Date },
): Promise<Figures> {
  const days = and(gte(visits.day, formatDate(from)), lte(visits.day, formatDate(to)))
  const [row] = await db
    .select(FIGURES)
    .from(visits)
    .where(and(ofSite(distId), days, lte(visits.createdAt, to)))
  return row ?? { uv: 0, pv: 0, details: 0 }
}
