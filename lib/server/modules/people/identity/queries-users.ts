import { and, count, desc, eq, gt, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { normalPhone } from '@/lib/shared/normalize/phone'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { accountFreezes, sessions, users } from '../../../db/schema/people/identity'
import type { StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findKinds, isLimitedSql } from '../limits/queries'
import { presentShownUser, presentUserFile } from './present-users'
import { openRealName } from './queries'
import { nameHolds } from './queries-named'
import type { AccountState } from './types'

const MOST = 50

const IN_STATE: Record<AccountState, () => SQL | undefined> = {
  normal: () => and(isNull(users.closedAt), isNull(users.frozenAt)),
  frozen: () => and(isNull(users.closedAt), isNotNull(users.frozenAt)),
  closed: () => isNotNull(users.closedAt),
}

/** An id, a complete mobile in any notation, or part of a name; mobiles are never searched by parts. */
function matching(query: string): SQL | undefined {
  const name = nameHolds(query)
  const number = normalPhone(query)
  return /^\d{1,15}$/.test(number) ? or(eq(users.phone, number), eq(users.id, Number(number) as UserId), name) : name
}

export interface UserFilter {
  query?: string
  state?: AccountState
  restricted?: boolean
  verified?: boolean
}

const wantedOf = ({ query, state, restricted, verified }: UserFilter) =>
  and(
    query ? matching(query) : undefined,
    state ? IN_STATE[state]() : undefined,
    restricted === undefined ? undefined : restricted ? isLimitedSql(users.id) : not(isLimitedSql(users.id)),
    verified === undefined ? undefined : eq(users.authStatus, verified ? 2 : 0),
  )

/** First whose name is the query itself. */
const exactFirst = (query: string | undefined): SQL[] =>
  query ? [sql`(${users.nickName} = ${query.trim()}) desc`] : []

const idsOf = (rows: readonly { id: UserId }[]): UserId[] => rows.map(({ id }) => id)

/** Lists accounts of all sites, newest first; with a query, those of exactly this name before the others. */
export async function listUsers(ctx: StaffCtx, { page, pageSize, ...filter }: UserFilter & Paging) {
  const wanted = wantedOf(filter)
  const rows = ctx.db
    .select()
    .from(users)
    .where(wanted)
    .orderBy(...exactFirst(filter.query), desc(users.createdAt), desc(users.id))
  const found = await pageOf(rows, () => ctx.db.$count(users, wanted), { page, pageSize }, 10_000)
  const kinds = await findKinds(ctx.db, idsOf(found.list))
  return presentPage(found, (user) => presentShownUser(user, kinds.get(user.id)))
}

/** Reads the newest accounts of the same, for a file. */
export async function readUsers({ db }: StaffCtx, filter: UserFilter, most: number) {
  const rows = await db.select().from(users).where(wantedOf(filter)).orderBy(desc(users.id)).limit(most)
  const kinds = await findKinds(db, idsOf(rows))
  return rows.map((user) => presentShownUser(user, kinds.get(user.id)))
}

/** Returns ids of accounts by id, complete mobile or part of the name: those of exactly this name, then the newest, up to `most`. */
export async function findUserIds({ db }: Pick<StaffCtx, 'db'>, query: string, most: number): Promise<UserId[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(matching(query))
    .orderBy(...exactFirst(query), desc(users.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Returns an account with its details, masked. Refuses NOT_FOUND. */
export async function loadUserFile(ctx: StaffCtx, userId: UserId) {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  if (!user) throw refuse('NOT_FOUND', '没有这个用户')
  const [live, freezes, [same], kinds] = await Promise.all([
    ctx.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, ctx.now())))
      .orderBy(desc(sessions.usedAt))
      .limit(MOST),
    ctx.db.select().from(accountFreezes).where(eq(accountFreezes.userId, userId)).orderBy(desc(accountFreezes.id)),
    ctx.db
      .select({ n: count() })
      .from(users)
      .where(user.idCardHash === null ? eq(users.id, userId) : eq(users.idCardHash, user.idCardHash)),
    findKinds(ctx.db, [userId]),
  ])
  const places = await Promise.all(live.map(({ ip }) => ctx.ipPlace.placeOf(ip)))
  return presentUserFile(user, {
    realName: openRealName(ctx, user),
    idCard: user.idCard ? ctx.vault.open('identity', String(user.id), user.idCard) : '',
    accounts: same?.n ?? 1,
    sessions: live.map((session, i) => ({ session, place: places[i] ?? '' })),
    freezes,
    kinds: kinds.get(userId),
  })
}
