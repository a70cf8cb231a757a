import { and, type Column, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { type Page, type Paging, pageOf } from '../../../db/page'
import { userDevices, users } from '../../../db/schema/people/identity'
import type { Ctx, UserCtx } from '../../../runtime/context'
import { accountsOfPerson } from './queries-person'

interface InvitedUser {
  userId: UserId
  inviterId: UserId
}

const inviters = alias(users, 'inviters')
const SAME_DEVICE = sql`${userDevices} a join ${userDevices} b on b.device_hash = a.device_hash`

/**
 * Whether any of some accounts and any of others ever logged in with the same browser; for statements of other modules.
 */
export const oneDevice = (ones: SQL, theirs: SQL): SQL =>
  sql`exists (select 1 from ${SAME_DEVICE} where a.user_id in ${ones} and b.user_id in ${theirs})`

/** A statement that selects the ids of accounts that logged in with the same browser as any of these. */
export const deviceMates = (ones: SQL): SQL => sql`select b.user_id from ${SAME_DEVICE} where a.user_id in ${ones}`

interface Invited {
  from: Date
  to: Date
  /** The tie that makes two accounts count as one. */
  tieOf: (one: Column, other: Column) => SQL
}

/**
 * Returns real-name verified users who registered here in a period with an invite code; excludes those who are the same
 * person as the inviter.
 */
export async function listInvited(ctx: Ctx, { from, to, tieOf }: Invited): Promise<InvitedUser[]> {
  const rows = await ctx.db
    .select({ userId: users.id, inviterId: inviters.id })
    .from(users)
    .innerJoin(inviters, eq(inviters.id, users.invitedBy))
    .where(
      and(
        eq(users.registeredDistId, ctx.dist.distId),
        gte(users.createdAt, from),
        lt(users.createdAt, to),
        eq(users.authStatus, 2),
        isNull(users.closedAt),
        sql`${tieOf(users.id, inviters.id)} is null`,
      ),
    )
  return rows
}

/** Subquery for statements of other modules: `inviter_id` of a user who registered after `since`. */
export const inviterOf = (userId: UserId, since: Date): SQL => sql`(
  select ${users.invitedBy} as inviter_id from ${users}
  where ${users.id} = ${userId} and ${users.invitedBy} is not null and ${users.createdAt} > ${since.toISOString()}::timestamptz
)`

export async function isVerified(db: Db, userId: UserId): Promise<boolean> {
  const [user] = await db.select({ authStatus: users.authStatus }).from(users).where(eq(users.id, userId))
  return user?.authStatus === 2
}

/** Returns whether the person of an account had another one before it registered: then no one new was invited. */
export async function hadAccountBefore(db: Db, userId: UserId): Promise<boolean> {
  const { rows } = await db.execute(sql`select from ${users} o, ${users} n
    where n.id = ${userId} and o.id in ${accountsOfPerson(userId)} and o.id <> n.id and o.created_at < n.created_at limit 1`)
  return rows.length > 0
}

/** Returns the caller's invite code, and how many users registered with it. */
export async function loadInviteCode(ctx: UserCtx): Promise<{ code: string; invited: number; verified: number }> {
  const { userId } = ctx.user
  const [row] = await ctx.db.select({ code: users.inviteCode }).from(users).where(eq(users.id, userId))
  const [counts] = await ctx.db
    .select({
      invited: sql<number>`count(*)::int`,
      verified: sql<number>`(count(*) filter (where auth_status = 2))::int`,
    })
    .from(users)
    .where(eq(users.invitedBy, userId))
  return { code: row?.code ?? '', invited: 0, verified: 0, ...counts }
}

export interface Invitee {
  userId: UserId
  nickName: string
  authStatus: number
  createdAt: Date
}

/** Returns users who registered with the caller's code, newest first. */
export function listInvitees(ctx: UserCtx, paging: Paging): Promise<Page<Invitee>> {
  const own = and(isNotNull(users.invitedBy), eq(users.invitedBy, ctx.user.userId))
  const listing = ctx.db
    .select({
      userId: users.id,
      nickName: users.nickName,
      authStatus: sql<number>`${users.authStatus}`,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(own)
    .orderBy(desc(users.id))
  return pageOf(listing, () => ctx.db.$count(users, own), paging)
}
