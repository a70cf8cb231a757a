import { and, asc, type Column, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { weekMinute } from '@/lib/shared/trade/open-hours'
import { cachedFor } from '../../../db/cached-for'
import type { Db, Tx } from '../../../db/client'
import { sellerHours } from '../../../db/schema/listings/hours'
import type { Ctx } from '../../../runtime/context'
import { type Key, without } from '../../../runtime/sweep-rows'
import { ALWAYS, isPresentAt } from './rules'
import type { HoursRow, Presence, PresenceJson } from './types'

export async function findHours(db: Db | Tx, userId: UserId): Promise<HoursRow | undefined> {
  const [row] = await db.select().from(sellerHours).where(eq(sellerHours.userId, userId))
  return row
}

/** When somebody works; without a row around the clock. */
export const loadPresence = async (db: Db | Tx, userId: UserId): Promise<Presence> =>
  (await findHours(db, userId)) ?? ALWAYS

/** The same of several sellers, for lists; absent: around the clock. */
export async function findPresences(db: Db | Tx, ids: readonly UserId[]): Promise<Map<UserId, HoursRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(sellerHours)
    .where(inArray(sellerHours.userId, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.userId, row]))
}

/** When the account in a column works, as part of a statement of another module. */
export const presenceJson = (userId: Column) =>
  sql<PresenceJson>`(select json_build_object('windows', h.windows, 'awayUntil', h.away_until)
    from ${sellerHours} h where h.user_id = ${userId})`

/** A condition for the account in a column: it works at this time. In SQL as `isPresentAt` in the rules. */
export function isPresentSql(userId: Column, at: Date): SQL {
  const minute = weekMinute(at)
  const inWindow = sql`exists (select from jsonb_array_elements(h.windows) w
    where ${minute}::int >= (w->>0)::int and ${minute}::int < (w->>1)::int
      or ${minute + 7 * 1440}::int >= (w->>0)::int and ${minute + 7 * 1440}::int < (w->>1)::int)`
  return sql`not exists (select from ${sellerHours} h where h.user_id = ${userId}
    and (h.away_until > ${at.toISOString()}::timestamptz or h.windows <> '[]'::jsonb and not ${inWindow}))`
}

/** A condition for the account in a column: it is not away. In SQL as `isAwayAt` in the rules. */
export const isNotAwaySql = (userId: Column, at: Date): SQL =>
  sql`not exists (select from ${sellerHours} h where h.user_id = ${userId}
    and h.away_until > ${at.toISOString()}::timestamptz)`

const cached = cachedFor<readonly UserId[]>(30_000)

/** Sellers whose currency is left out of lists now, because they chose so and do not work: read twice a minute. */
export const hiddenCoinSellers = ({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<readonly UserId[]> =>
  cached(db, 'hidden coins', async () => {
    const rows = await db.select().from(sellerHours).where(sql`hides_coins`)
    return rows.filter((row) => !isPresentAt(row, now())).map(({ userId }) => userId)
  })

/** Sellers whose time away is over, without those that failed lately. */
export const findAwayOver = (
  db: Db,
  { at, failed, limit }: { at: Date; failed: readonly Key[]; limit: number },
): Promise<HoursRow[]> =>
  db
    .select()
    .from(sellerHours)
    .where(and(lte(sellerHours.awayUntil, at), without(sellerHours.userId, failed)))
    .orderBy(asc(sellerHours.awayUntil))
    .limit(limit)
