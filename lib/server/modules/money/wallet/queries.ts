import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, ZERO } from '@/lib/shared/money/money'
import { type RecordGroup, STATEMENT_DAYS, STATEMENT_MOST } from '@/lib/shared/money/wallet-groups'
import { DAY_MS } from '@/lib/shared/time'
import type { Db } from '../../../db/client'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { accounts, entries, refunds, transfers } from '../../../db/schema/money/wallet'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { presentRecord, presentStatement, type RecordRow } from './present'
import { kindsOf } from './rules'
import type { Account } from './types'

export async function balanceOf(db: Db, account: Account): Promise<Fen> {
  const [row] = await db
    .select({ balance: accounts.balanceFen })
    .from(accounts)
    .where(and(eq(accounts.kind, account.kind), eq(accounts.ownerId, account.ownerId)))
  return row?.balance ?? ZERO
}

/** Returns the balance of all accounts of a kind of these owners. */
export async function sumBalances(db: Db, kind: Account['kind'], owners: readonly number[]): Promise<Fen> {
  if (owners.length === 0) return ZERO
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${accounts.balanceFen}), 0)::text` })
    .from(accounts)
    .where(and(eq(accounts.kind, kind), inArray(accounts.ownerId, [...owners])))
  return fen(BigInt(row?.sum ?? '0'))
}

/** Returns which of these owners have at least an amount in their account of a kind. */
export async function listOwnersWith(
  db: Db,
  { kind, least, owners }: { kind: Account['kind']; least: Fen; owners: readonly number[] },
): Promise<number[]> {
  const rows = await db
    .select({ ownerId: accounts.ownerId })
    .from(accounts)
    .where(and(eq(accounts.kind, kind), inArray(accounts.ownerId, [...owners]), gte(accounts.balanceFen, least)))
  return rows.map(({ ownerId }) => ownerId)
}

export const loadBalance = (ctx: UserCtx): Promise<Fen> => balanceOf(ctx.db, { kind: 'user', ownerId: ctx.user.userId })

const COUNT_CAP = 1000
const EACH = 500

const RECORD = {
  id: entries.id,
  kind: transfers.kind,
  memo: transfers.memo,
  amount: entries.amountFen,
  balance: entries.balanceAfterFen,
  createdAt: transfers.createdAt,
  refund: { status: refunds.status, channel: refunds.channel },
}

/** Returns movements of one account, newest first; each shows the balance stored with its entry. */
const recordsOf = (db: Db, where: SQL | undefined) =>
  db
    .select(RECORD)
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .leftJoin(refunds, and(eq(transfers.kind, 'refundOut'), eq(refunds.sn, transfers.ref)))
    .where(where)
    .orderBy(desc(entries.id))

async function accountIdOf(db: Db, account: Account): Promise<number | undefined> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.kind, account.kind), eq(accounts.ownerId, account.ownerId)))
  return row?.id
}

const LAST_MOVES = 50

export async function listMoves(db: Db, account: Account): Promise<RecordRow[]> {
  const id = await accountIdOf(db, account)
  return id === undefined ? [] : recordsOf(db, eq(entries.accountId, id)).limit(LAST_MOVES)
}

export interface RecordFilter {
  group?: RecordGroup
  way?: 'in' | 'out'
  /** First and last day, each given by its start. */
  from?: Date
  to?: Date
  /** The last entry of the page before. */
  after?: number
}

const matching = (accountId: number, { group, way, from, to, after }: RecordFilter): SQL | undefined =>
  and(
    eq(entries.accountId, accountId),
    after === undefined ? undefined : lt(entries.id, after),
    group && inArray(transfers.kind, kindsOf(group)),
    way && (way === 'in' ? sql`${entries.amountFen} > 0` : sql`${entries.amountFen} < 0`),
    from && gte(transfers.createdAt, from),
    to && lt(transfers.createdAt, new Date(to.getTime() + DAY_MS)),
  )

const ownAccount = (ctx: UserCtx) => accountIdOf(ctx.db, { kind: 'user', ownerId: ctx.user.userId })

/** Returns the caller's wallet movements, newest first. */
export async function listBalanceRecords(ctx: UserCtx, { page, pageSize, ...filter }: RecordFilter & Paging) {
  const accountId = await ownAccount(ctx)
  if (accountId === undefined) return { list: [], total: 0, more: false, page, pageSize }
  const wanted = matching(accountId, filter)
  const counted = ctx.db
    .select({ one: sql`1` })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(wanted)
    .limit(COUNT_CAP + 1)
    .as('counted')
  const found = await pageOf(recordsOf(ctx.db, wanted), () => ctx.db.$count(counted), { page, pageSize }, COUNT_CAP)
  return presentPage(found, presentRecord)
}

/** Yields all of the caller's wallet movements, newest first. */
export async function* eachBalanceRecord(ctx: UserCtx) {
  const accountId = await ownAccount(ctx)
  if (accountId === undefined) return
  for (let before: number | undefined; ; ) {
    const older = before === undefined ? undefined : lt(entries.id, before)
    const rows = await recordsOf(ctx.db, and(eq(entries.accountId, accountId), older)).limit(EACH)
    yield* rows.map(presentRecord)
    before = rows.at(-1)?.id
    if (rows.length < EACH) return
  }
}

/**
 * Returns the movements of a period as a file. Refuses INVALID_INPUT for a period that ends before it begins, or is too
 * long.
 */
export async function loadStatement(ctx: UserCtx, filter: RecordFilter & { from: Date; to: Date }) {
  const days = (filter.to.getTime() - filter.from.getTime()) / DAY_MS
  if (days < 0 || days >= STATEMENT_DAYS)
    throw refuse('INVALID_INPUT', `请选择不超过${STATEMENT_DAYS}天的起止日期`, { field: 'from' })
  const accountId = await ownAccount(ctx)
  const found =
    accountId === undefined ? [] : await recordsOf(ctx.db, matching(accountId, filter)).limit(STATEMENT_MOST + 1)
  const rows = found.slice(0, STATEMENT_MOST)
  return { csv: presentStatement(rows), rows: rows.length, more: found.length > STATEMENT_MOST }
}

/**
 * Subquery for statements of other modules: `order_sn`, `amount_fen` and `at` of the payouts of orders to a user since
 * a time.
 */
export const releasesTo = (userId: UserId, since: Date): SQL => releasesToAll(sql`(${userId}::bigint)`, since)

/** The same, to all users of a list. */
export const releasesToAll = (userIds: SQL, since: Date): SQL => sql`(
  select split_part(${transfers.ref}, ':', 1) as order_sn, ${entries.amountFen} as amount_fen, ${transfers.createdAt} as at
  from ${entries} join ${transfers} on ${transfers.id} = ${entries.transferId} join ${accounts} on ${accounts.id} = ${entries.accountId}
  where ${accounts.kind} = 'user' and ${accounts.ownerId} in ${userIds} and ${transfers.kind} = 'orderRelease'
    and ${transfers.createdAt} >= ${since.toISOString()}::timestamptz and ${entries.amountFen} > 0
)`
