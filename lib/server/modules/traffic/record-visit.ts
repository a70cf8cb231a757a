import { sql } from 'drizzle-orm'
import { formatDate } from '@/lib/shared/time'
import { visits } from '../../db/schema/traffic'
import type { Ctx } from '../../runtime/context'

/** Count a visit. The hash changes with the day, so nobody is followed from one day to the next; the first transit code of a day counts. */
export async function recordVisit(ctx: Ctx, input: { transitCode: string; landing: string }): Promise<void> {
  const day = formatDate(ctx.now())
  const visitorHash = ctx.vault.mac('visit', `${ctx.dist.distId}:${day}:${ctx.ip}:${ctx.userAgent}`).slice(0, 22)
  await ctx.db
    .insert(visits)
    .values({ distId: ctx.dist.distId, day, visitorHash, ...input, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: [visits.distId, visits.day, visits.visitorHash],
      set: {
        views: sql`${visits.views} + 1`,
        transitCode: sql`coalesce(nullif(${visits.transitCode}, ''), excluded.transit_code)`,
      },
    })
}
