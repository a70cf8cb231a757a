import { and, desc, eq, gt } from 'drizzle-orm'
import type { OpenThing } from '@/lib/contract/entities/privacy'
import { dataExports } from '../../../db/schema/privacy'
import type { StaffCtx, UserCtx } from '../../../runtime/context'
import { owingOf } from '../../money/debts/queries'
import { loadAssets } from '../../orders/trading/figures/assets'
import { countRunning } from '../../orders/trading/figures/running'
import { findUsers } from '../../people/identity/queries'
import { presentDistExport, presentExport, presentOpen } from './present'

/** Returns what prevents the caller from closing the account: money of any kind, and unfinished orders. */
export async function loadOpenThings(ctx: UserCtx): Promise<OpenThing[]> {
  const [assets, running, owing] = await Promise.all([
    loadAssets(ctx),
    countRunning(ctx),
    owingOf(ctx.db, ctx.user.userId),
  ])
  return presentOpen(assets, running, owing)
}

/** Returns the caller's latest export on this host, while it can be downloaded. */
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

/** Returns the latest export of this host's distributor, while it can be downloaded, and its requester. */
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
