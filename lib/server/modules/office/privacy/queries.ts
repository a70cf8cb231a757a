import { and, desc, eq, gt } from 'drizzle-orm'
import type { OpenThing } from '@/lib/contract/entities/privacy'
import { dataExports } from '../../../db/schema/privacy'
import type { StaffCtx, UserCtx } from '../../../runtime/context'
import { owingOf } from '../../money/debts/queries'
import { loadAssets } from '../../orders/trading/figures/assets'
import { countRunning } from '../../orders/trading/figures/running'
import { findUsers } from '../../people/identity/queries'
import { presentDistExport, presentExport, presentOpen } from './present'

/** What keeps the caller from closing the account: money wherever it is, and orders that are not over. */
export async function loadOpenThings(ctx: UserCtx): Promise<OpenThing[]> {
  const [assets, running, owing] = await Promise.all([
    loadAssets(ctx),
    countRunning(ctx),
    owingOf(ctx.db, ctx.user.userId),
  ])
  return presentOpen(assets, running, owing)
}

/** The newest archive of the own data that was asked for on this host, as long as it can be fetched. */
export async function loadExport(ctx: UserCtx) {
  const [row] = await ctx.db
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.userId, ctx.user.userId),
        eq(dataExports.isOfDist, false),
        eq(dataExports.distId, ctx.dist.distId),
        gt(dataExports.expiresAt, ctx.now()),
      ),
    )
    .orderBy(desc(dataExports.askedAt))
    .limit(1)
  return presentExport(row, ctx.now())
}

/** The newest archive of this host's distributor, as long as it can be fetched, and who asked for it. */
export async function loadDistExport(ctx: StaffCtx) {
  const [row] = await ctx.db
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.distId, ctx.dist.distId),
        eq(dataExports.isOfDist, true),
        gt(dataExports.expiresAt, ctx.now()),
      ),
    )
    .orderBy(desc(dataExports.askedAt))
    .limit(1)
  const people = await findUsers(ctx, row ? [row.userId] : [])
  return presentDistExport(row, { by: people.get(row?.userId ?? 0)?.nickName ?? '', now: ctx.now() })
}
