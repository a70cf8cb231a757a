import { and, desc, eq, gt } from 'drizzle-orm'
import type { OpenThing } from '@/lib/contract/entities/privacy'
import type { UserId } from '@/lib/shared/ids'
import { dataExports } from '../../../db/schema/office/privacy'
import type { Services, StaffCtx, UserCtx } from '../../../runtime/context'
import { owingOf } from '../../money/debts/queries'
import { countUnsettledPayouts } from '../../money/payouts/queries'
import { countOpenRefunds } from '../../money/wallet/queries-refunds'
import { loadAssets } from '../../orders/trading/figures/assets'
import { countCovered } from '../../orders/trading/figures/covered'
import { loadHeldMoney } from '../../orders/trading/figures/held'
import { countRunning } from '../../orders/trading/figures/running'
import { findUsers } from '../../people/identity/queries'
import { findActive } from '../../people/limits/queries'
import { isLastOwner } from '../../people/staff/queries-owners'
import { presentDistExport, presentExport, presentOpen } from './present'
import type { Duties, Remains } from './types'

/**
 * Returns what prevents the caller from closing the account: money of any kind, unfinished orders, restrictions, and what
 * buyers may still demand.
 */
export async function loadOpenThings(ctx: UserCtx): Promise<OpenThing[]> {
  const { userId } = ctx.user
  const [assets, duties, isLast, restrictions] = await Promise.all([
    loadAssets(ctx),
    loadDuties(ctx, userId),
    isLastOwner(ctx.db, userId),
    findActive(ctx.db, userId),
  ])
  return presentOpen(assets, duties, isLast, restrictions.length)
}

/** Returns what an account, or for debts its person, still has to do for others. */
export async function loadDuties(ctx: Pick<Services, 'db' | 'now'>, userId: UserId): Promise<Duties> {
  const [running, covered, owing] = await Promise.all([
    countRunning(ctx, userId),
    countCovered(ctx, userId),
    owingOf(ctx.db, userId),
  ])
  return { ...running, covered, ...owing }
}

/** Returns the money of an account, and what may still arrive there. */
export async function loadRemains(ctx: Pick<Services, 'db'>, userId: UserId): Promise<Remains> {
  const [held, payouts, refunds] = await Promise.all([
    loadHeldMoney(ctx, userId),
    countUnsettledPayouts(ctx.db, userId),
    countOpenRefunds(ctx.db, userId),
  ])
  return { held, returning: payouts + refunds }
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
