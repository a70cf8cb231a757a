import { and, eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { orderOrigins, visits } from '../../db/schema/traffic'
import type { Ctx } from '../../runtime/context'
import { visitorOf } from './internal/visitor-of'

/** By which way who placed an order came here today; a repeated call keeps the first. */
export async function keepOrigin(ctx: Ctx, { orderSn, host }: { orderSn: OrderSn; host: string }): Promise<void> {
  const { distId, day, visitorHash } = visitorOf(ctx)
  const [visit] = await ctx.db
    .select({ source: visits.source, transitCode: visits.transitCode })
    .from(visits)
    .where(and(eq(visits.distId, distId), eq(visits.day, day), eq(visits.visitorHash, visitorHash)))
  await ctx.db
    .insert(orderOrigins)
    .values({ orderSn, distId, day, host, ...visit })
    .onConflictDoNothing()
}
