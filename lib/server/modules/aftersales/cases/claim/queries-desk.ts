import { and, asc, count, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { DeskClaim } from '@/lib/contract/entities/claim'
import type { OrderSn } from '@/lib/shared/ids'
import { may } from '@/lib/shared/staff/staff'
import { type Paging, pageOf, presentPage } from '../../../../db/page'
import { claimDecisions, claims } from '../../../../db/schema/aftersales/cases'
import type { StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { isHere, isOfHere } from '../../../core/tenancy/queries-here'
import { findDebts } from '../../../money/debts/queries'
import { mayWorkOn } from '../../../money/ties/queries-untied'
import { findUsers } from '../../../people/identity/queries'
import { presentDeskClaim } from './present-desk'
import { filesOf } from './queries'
import { findAlike } from './queries-alike'
import type { Claim } from './types'

/** Returns any filed claim of this host. Refuses NOT_FOUND. */
export async function findDeskClaim(ctx: StaffCtx, sn: string): Promise<Claim> {
  const [claim] = await ctx.db
    .select()
    .from(claims)
    .where(and(eq(claims.sn, sn), isOfHere(ctx, claims.distId)))
  if (!claim || claim.stage === 'draft') throw refuse('NOT_FOUND', '没有这笔理赔')
  return claim
}

const RUNNING = ['review', 'rejected', 'recovering', 'advanced'] as const

/** A condition: the caller may decide it. Appeals are decided by the platform, and by somebody else. */
const isTheirs = (ctx: StaffCtx) =>
  and(
    mayWorkOn(ctx, [claims.buyerId, claims.sellerId]),
    ctx.staff.distId === null ? undefined : isNull(claims.appealedAt),
    or(ne(claims.stage, 'review'), hasNotDecided(ctx)),
  )

const hasNotDecided = ({ user }: StaffCtx) =>
  sql`not exists (select from ${claimDecisions} d
    where d.claim_id = ${claims.id} and ${user.userId} in (d.staff_id, d.second_id))`

/** Counts the claims on this host that wait for a decision, and how many of them are overdue. */
export async function sizeOfClaims(ctx: StaffCtx): Promise<{ total: number; overdue: number }> {
  const { db, now } = ctx
  const [size] = await db
    .select({
      total: count(),
      overdue: sql<number>`(count(*) filter (where ${claims.dueAt} < ${now().toISOString()}::timestamptz))::int`,
    })
    .from(claims)
    .where(and(isOfHere(ctx, claims.distId), eq(claims.stage, 'review'), isTheirs(ctx)))
  return size ?? { total: 0, overdue: 0 }
}

/** Returns the running claim of an order that the caller may decide or follow up; null: none. */
export async function findOrderClaim(ctx: StaffCtx, orderSn: OrderSn): Promise<DeskClaim | null> {
  if (!may(ctx.staff, 'claims.handle')) return null
  const rows = await ctx.db
    .select()
    .from(claims)
    .where(
      and(
        isOfHere(ctx, claims.distId),
        eq(claims.orderSn, orderSn),
        inArray(claims.stage, [...RUNNING]),
        or(eq(claims.handlerId, ctx.user.userId), isTheirs(ctx)),
      ),
    )
    .orderBy(desc(claims.id))
    .limit(1)
  const [claim] = await presentAll(ctx, rows)
  return claim ?? null
}

/**
 * Lists the claims staff have to work on, most urgent first: claims to decide, to follow up, or assigned to the caller.
 */
export async function listDeskClaims(ctx: StaffCtx, { view, ...paging }: Paging & { view: 'review' | 'mine' | 'all' }) {
  const { db, user } = ctx
  const stages = view === 'review' ? (['review'] as const) : RUNNING
  const wanted = and(
    ...[isOfHere(ctx, claims.distId), inArray(claims.stage, [...stages])],
    view === 'mine' ? eq(claims.handlerId, user.userId) : isTheirs(ctx),
  )
  const rows = db.select().from(claims).where(wanted).orderBy(asc(claims.dueAt), asc(claims.id))
  const found = await pageOf(rows, () => db.$count(claims, wanted), paging)
  const list = await presentAll(ctx, found.list)
  return presentPage({ ...found, list }, (claim) => claim)
}

async function presentAll(ctx: StaffCtx, list: Claim[]): Promise<DeskClaim[]> {
  const { db } = ctx
  const files = await filesOf(ctx, list)
  const [people, debts, alike] = await Promise.all([
    findUsers(
      ctx,
      list.flatMap(({ handlerId, buyerId, sellerId }) => [buyerId, sellerId, ...(handlerId ? [handlerId] : [])]),
    ),
    findDebts(
      db,
      list.map(({ sn }) => sn),
    ),
    findAlike(db, list),
  ])
  // claims of other sites' orders are not theirs to read
  const alikeTo = ({ id }: Claim) => (alike.get(id) ?? []).filter(({ other }) => isHere(ctx, other.distId))
  return files.map((file) =>
    presentDeskClaim(file, {
      people,
      debt: debts.get(file.claim.sn),
      alike: alikeTo(file.claim),
      now: ctx.now(),
    }),
  )
}
