import { and, arrayContains, asc, type Column, count, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { RestrictionKind } from '@/lib/shared/people/restrictions'
import type { Db, Tx } from '../../../db/client'
import { type Paging, pageOf } from '../../../db/page'
import { restrictions } from '../../../db/schema/people/limits'
import { type Key, without } from '../../../runtime/sweep-rows'
import { heldOf, limitsOf, namesOf } from './rules'
import type { Limits, RestrictionRow } from './types'

/** In force until the sweep ends it, seconds after its time is over. */
const isActive = eq(restrictions.state, 'active')

/** Restrictions of a member that are in force, oldest first. */
export const findActive = (db: Db | Tx, userId: UserId): Promise<RestrictionRow[]> =>
  db
    .select()
    .from(restrictions)
    .where(and(eq(restrictions.userId, userId), isActive))
    .orderBy(asc(restrictions.id))

/** Restrictions in force of these accounts, a subquery: those of all accounts of a person bind each of them. */
export const findBinding = (db: Db | Tx, accounts: SQL): Promise<RestrictionRow[]> =>
  db
    .select()
    .from(restrictions)
    .where(and(inArray(restrictions.userId, accounts), isActive))
    .orderBy(asc(restrictions.id))

/** Restrictions of these accounts, a subquery, that ended since a time, for whatever reason. */
export const findEnded = (db: Db | Tx, accounts: SQL, since: Date): Promise<RestrictionRow[]> =>
  db
    .select()
    .from(restrictions)
    .where(and(inArray(restrictions.userId, accounts), gte(restrictions.endedAt, since)))

export const findLimits = async (db: Db | Tx, accounts: SQL): Promise<Limits> =>
  limitsOf(await findBinding(db, accounts))

/** Part of a member's balance that is held and can be neither withdrawn nor spent. */
export const findHeld = async (db: Db | Tx, userId: UserId): Promise<Fen> => heldOf(await findActive(db, userId))

/** A condition for statements of other modules: one of these accounts, a subquery, is restricted. */
export const isRestrictedSql = (accounts: SQL, kind: RestrictionKind): SQL =>
  sql`exists (select from ${restrictions} r where r.user_id in ${accounts} and r.state = 'active' and r.kinds @> array[${sql.raw(`'${kind}'`)}])`

/** The restrictions in force of these accounts, a subquery, as part of the statement that reads a session. */
export const restrictedJson = (accounts: SQL) =>
  sql<
    { kinds: RestrictionKind[]; until: string }[] | null
  >`(select json_agg(json_build_object('kinds', ${restrictions.kinds}, 'until', ${restrictions.untilAt}))
    from ${restrictions} where ${restrictions.userId} in ${accounts} and ${restrictions.state} = 'active')`

/** What each of these users is restricted from; absent: nothing. */
export async function findKinds(db: Db | Tx, ids: readonly UserId[]): Promise<Map<UserId, RestrictionKind[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(restrictions)
    .where(and(inArray(restrictions.userId, [...ids]), isActive))
  const of = (id: UserId) => rows.filter(({ userId }) => userId === id)
  return new Map(rows.map(({ userId }) => [userId, namesOf(limitsOf(of(userId)))]))
}

/** A condition for the account in a column: it is restricted from something. */
export const isLimitedSql = (userId: Column): SQL =>
  sql`exists (select from ${restrictions} r where r.user_id = ${userId} and r.state = 'active')`

export async function findRestriction(db: Db | Tx, id: number): Promise<RestrictionRow | undefined> {
  const [row] = await db.select().from(restrictions).where(eq(restrictions.id, id))
  return row
}

/** All restrictions of a member, newest first. */
export const listOfUser = (db: Db | Tx, userId: UserId, most: number): Promise<RestrictionRow[]> =>
  db.select().from(restrictions).where(eq(restrictions.userId, userId)).orderBy(desc(restrictions.id)).limit(most)

/** Restrictions whose time is over, without those that failed lately. */
export const findOver = (
  db: Db,
  { at, failed, limit }: { at: Date; failed: readonly Key[]; limit: number },
): Promise<RestrictionRow[]> =>
  db
    .select()
    .from(restrictions)
    .where(and(isActive, lte(restrictions.untilAt, at), without(restrictions.id, failed)))
    .orderBy(asc(restrictions.untilAt))
    .limit(limit)

export interface RestrictionFilter {
  userIds?: readonly UserId[]
  state?: RestrictionRow['state']
  kind?: RestrictionKind
  /** Only these, because of their appeals. */
  ids?: readonly number[]
}

/** Restrictions of all members, newest first. */
export function listRestrictions(db: Db, { userIds, state, kind, ids }: RestrictionFilter, paging: Paging) {
  const wanted = and(
    userIds ? inArray(restrictions.userId, [...userIds]) : undefined,
    state ? eq(restrictions.state, state) : undefined,
    kind ? arrayContains(restrictions.kinds, [kind]) : undefined,
    ids ? inArray(restrictions.id, [...ids]) : undefined,
  )
  const rows = db.select().from(restrictions).where(wanted).orderBy(desc(restrictions.id))
  return pageOf(rows, () => db.$count(restrictions, wanted), paging, 10_000)
}

/** Restrictions imposed per month in Beijing, since a time. */
export async function countByMonth(db: Db, since: Date): Promise<Map<string, number>> {
  const month = sql<string>`to_char(${restrictions.createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM')`
  const rows = await db
    .select({ month, n: count() })
    .from(restrictions)
    .where(gte(restrictions.createdAt, since))
    .groupBy(month)
  return new Map(rows.map(({ month, n }) => [month, n]))
}
