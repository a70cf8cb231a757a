import { and, count, desc, eq, gte, ne, sum } from 'drizzle-orm'
import { DAY_MS, formatDate } from '@/lib/shared/time'
import { visits } from '../../../db/schema/listings/traffic'
import type { StaffCtx } from '../../../runtime/context'

/**
 * Returns visitors and page views of the last `days` days, today first, and the transit codes they used. Days without a
 * visit have zeros.
 */
export async function loadVisitFigures(ctx: StaffCtx, { days }: { days: number }) {
  const at = (back: number) => formatDate(new Date(ctx.now().getTime() - back * DAY_MS))
  const where = and(eq(visits.distId, ctx.dist.distId), gte(visits.day, at(days - 1)))
  const [daily, codes] = await Promise.all([
    ctx.db
      .select({ day: visits.day, uv: count(), pv: sum(visits.views).mapWith(Number) })
      .from(visits)
      .where(where)
      .groupBy(visits.day),
    ctx.db
      .select({ transitCode: visits.transitCode, uv: count() })
      .from(visits)
      .where(and(where, ne(visits.transitCode, '')))
      .groupBy(visits.transitCode)
      .orderBy(desc(count()), visits.transitCode)
      .limit(50),
  ])
  const known = new Map(daily.map((d) => [d.day, d]))
  return {
    days: Array.from({ length: days }, (_, back) => ({
      day: at(back),
      uv: known.get(at(back))?.uv ?? 0,
      pv: known.get(at(back))?.pv ?? 0,
    })),
    codes,
  }
}
