import { and, count, eq, gte, sum } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { visits } from '../../db/schema/traffic'

/** Visitors, views and who looked at an item, by day, of one site or of all. */
export async function visitsByDay(
  db: Db,
  { distId, from }: { distId: number | null; from: string },
): Promise<Map<string, { uv: number; pv: number; details: number }>> {
  const rows = await db
    .select({
      day: visits.day,
      uv: count(),
      pv: sum(visits.views).mapWith(Number),
      details: sum(visits.details).mapWith(Number),
    })
    .from(visits)
    .where(and(distId === null ? undefined : eq(visits.distId, distId), gte(visits.day, from)))
    .groupBy(visits.day)
  return new Map(rows.map(({ day, ...figures }) => [day, figures]))
}
