import { sql } from 'drizzle-orm'
import { visits } from '../../../db/schema/listings/traffic'
import type { Ctx } from '../../../runtime/context'
import { visitorOf } from './internal/visitor-of'

interface Visit {
  transitCode: string
  landing: string
  /** The referring host; '' if none. */
  source: string
  /** Our host that was visited. */
  host: string
}

/** Counts a visit; the first transit code, source and host of a day are recorded. */
export async function recordVisit(ctx: Ctx, visit: Visit): Promise<void> {
  const first = (column: keyof Visit) => sql`coalesce(nullif(${visits[column]}, ''), ${sql.param(visit[column])})`
  await ctx.db
    .insert(visits)
    .values({ ...visitorOf(ctx), ...visit, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: [visits.distId, visits.day, visits.visitorHash],
      set: {
        views: sql`${visits.views} + 1`,
        transitCode: first('transitCode'),
        landing: first('landing'),
        source: first('source'),
        host: first('host'),
      },
    })
}
