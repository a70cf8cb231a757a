import { and, type Column, desc, eq, inArray, like, ne, type SQL } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { may, permissionsOf } from '@/lib/shared/staff/staff'
import type { Tx } from '../../../db/client'
import { type Paging, pageOf } from '../../../db/page'
import { staffApprovals } from '../../../db/schema/core/oversight'
import type { StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { ofHouse } from './rules'
import type { Approval } from './types'

/** A condition: a user is none of these members, and not tied to any. */
type AreUntied = (userId: UserId, ids: Column) => SQL

/**
 * Returns a request of the caller's own platform or distributor that the caller may decide. Refuses NOT_FOUND,
 * REVIEW_DONE, FORBIDDEN.
 */
export async function findOpenApproval(ctx: StaffCtx, approvalId: number): Promise<Approval> {
  const [approval] = await ctx.db
    .select()
    .from(staffApprovals)
    .where(and(eq(staffApprovals.id, approvalId), ofHouse(ctx, staffApprovals.distId)))
  if (!approval) throw refuse('NOT_FOUND', '没有这条复核申请')
  if (!may(ctx.staff, approval.permission)) throw refuse('FORBIDDEN')
  if (approval.state !== 'open') throw refuse('REVIEW_DONE')
  return approval
}

/** Returns the requester of a stored write. */
export async function askerOf(tx: Tx, approvalId: number): Promise<UserId | null> {
  const [row] = await tx
    .select({ askedBy: staffApprovals.askedBy })
    .from(staffApprovals)
    .where(eq(staffApprovals.id, approvalId))
  return row?.askedBy ?? null
}

/**
 * Counts the open requests of the caller's own platform or distributor that the caller may decide: requested by others,
 * covered by the caller's permissions, and about others.
 */
export function countToDecide(ctx: StaffCtx, areUntied: AreUntied): Promise<number> {
  const own = and(ofHouse(ctx, staffApprovals.distId), eq(staffApprovals.state, 'open'))
  const mine = and(
    ne(staffApprovals.askedBy, ctx.user.userId),
    inArray(staffApprovals.permission, permissionsOf(ctx.staff)),
    areUntied(ctx.user.userId, staffApprovals.parties),
  )
  return ctx.db.$count(staffApprovals, and(own, mine))
}

/** Lists the requests of the caller's own platform or distributor, newest first, without those about the caller. */
export function listApprovals(
  ctx: StaffCtx,
  { state, ...paging }: Paging & { state?: Approval['state'] },
  areUntied: AreUntied,
) {
  const own = and(
    ofHouse(ctx, staffApprovals.distId),
    areUntied(ctx.user.userId, staffApprovals.parties),
    state ? eq(staffApprovals.state, state) : undefined,
  )
  const rows = ctx.db.select().from(staffApprovals).where(own).orderBy(desc(staffApprovals.id))
  return pageOf(rows, () => ctx.db.$count(staffApprovals, own), paging)
}

/** Returns the open requests of the caller's own platform or distributor about one kind of objects, newest first. */
export const listOpenAbout = (ctx: StaffCtx, kind: string): Promise<Approval[]> =>
  ctx.db
    .select()
    .from(staffApprovals)
    .where(
      and(
        ofHouse(ctx, staffApprovals.distId),
        eq(staffApprovals.state, 'open'),
        like(staffApprovals.target, `${kind}:%`),
      ),
    )
    .orderBy(desc(staffApprovals.id))

/** Returns the newest request of the caller's own platform or distributor per write and object, in any state. */
export const listLatestOn = (ctx: StaffCtx, targets: readonly string[]): Promise<Approval[]> =>
  ctx.db
    .selectDistinctOn([staffApprovals.call, staffApprovals.target])
    .from(staffApprovals)
    .where(and(ofHouse(ctx, staffApprovals.distId), inArray(staffApprovals.target, [...targets])))
    .orderBy(staffApprovals.call, staffApprovals.target, desc(staffApprovals.id))
