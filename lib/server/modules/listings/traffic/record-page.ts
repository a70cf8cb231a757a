import { pageOf } from '@/lib/shared/site/page-names'
import { pageVisits } from '../../../db/schema/listings/traffic'
import type { Ctx } from '../../../runtime/context'
import { visitorOf } from './internal/visitor-of'

/** Records that this visitor viewed a page; written once a day. Unknown addresses and pages of the staff are ignored. */
export async function recordPage(ctx: Ctx, { path }: { path: string }): Promise<void> {
  const page = pageOf(path)
  if (page === null) return
  await ctx.db
    .insert(pageVisits)
    .values({ ...visitorOf(ctx), page })
    .onConflictDoNothing()
}
