import { eq } from 'drizzle-orm'
import { visits } from '../../../db/schema/listings/traffic'
import type { Ctx } from '../../../runtime/context'
import { visitorOf } from './internal/visitor-of'

/** Records that this visitor viewed an item page; written once a day. */
export async function recordDetailVisit(ctx: Ctx, { host }: { host: string }): Promise<void> {
  await ctx.db
    .insert(visits)
    .values({ ...visitorOf(ctx), host, views: 0, details: 1, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: [visits.distId, visits.day, visits.visitorHash],
      set: { details: 1 },
      setWhere: eq(visits.details, 0),
    })
}
