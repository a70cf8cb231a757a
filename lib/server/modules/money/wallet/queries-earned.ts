import { and, desc, eq, exists, gt, gte, inArray, lt, lte, notInArray, sql } from 'drizzle-orm'
import { type Fen, fen } from '@/lib/shared/money/money'
import { DAY_MS } from '@/lib/shared/time'
import type { Db } from '../../../db/client'
import { type Paging, pageOf } from '../../../db/page'
import { accounts, entries, transfers } from '../../../db/schema/money/wallet'
import type { Account, Transfer } from './types'

const isOf = ({ kind, ownerId }: Account) => and(eq(accounts.kind, kind), eq(accounts.ownerId, ownerId))
/** Payouts to the account's owner, or their return. */
const PAYOUTS: Transfer['kind'][] = ['payoutHold', 'payoutPaid', 'payoutBack', 'payoutReturned']
const DAY = sql<string>`to_char(${transfers.createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`

/** Returns income of an account per Beijing day, less what was taken back. Payouts to its owner are not deducted. */
export async function earnedByDay(db: Db, account: Account, from: Date): Promise<Map<string, Fen>> {
  const rows = await db
    .select({ day: DAY, sum: sql<string>`sum(${entries.amountFen})` })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(and(isOf(account), gte(transfers.createdAt, from), notInArray(transfers.kind, PAYOUTS)))
    .groupBy(DAY)
  return new Map(rows.map(({ day, sum }) => [day, fen(BigInt(sum))]))
}

/** The total of the same up to a time. */
export async function earnedIn(db: Db, account: Account, { from, to }: { from: Date; to: Date }): Promise<Fen> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${entries.amountFen}), 0)` })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(
      and(
        isOf(account),
        gte(transfers.createdAt, from),
        lte(transfers.createdAt, to),
        notInArray(transfers.kind, PAYOUTS),
      ),
    )
  return fen(BigInt(row?.sum ?? 0))
}

/** Returns the total of all accounts of one kind. */
export async function heldIn(db: Db, kind: Account['kind'], owners?: readonly number[]): Promise<Fen> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${accounts.balanceFen}), 0)` })
    .from(accounts)
    .where(
      and(eq(accounts.kind, kind), gt(accounts.balanceFen, fen(0)), owners && inArray(accounts.ownerId, [...owners])),
    )
  return fen(BigInt(row?.sum ?? 0))
}

interface Booked {
  /** The first day, by its beginning. */
  from?: Date
  /** The last day, by its beginning. */
  to?: Date
  after?: number
}

/** Movements that were booked within these days. */
const isBooked = (db: Db, { from, to }: Booked) =>
  from || to
    ? exists(
        db
          .select({ one: sql`1` })
          .from(transfers)
          .where(
            and(
              eq(transfers.id, entries.transferId),
              from && gte(transfers.createdAt, from),
              to && lt(transfers.createdAt, new Date(to.getTime() + DAY_MS)),
            ),
          ),
      )
    : undefined

/** Returns movements of an account, or of all accounts of its kind, newest first. */
export async function listEntries(
  db: Db,
  { kind, ownerId }: Pick<Account, 'kind'> & { ownerId?: number },
  { from, to, after, ...paging }: Paging & Booked,
) {
  const own = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(ownerId === undefined ? eq(accounts.kind, kind) : isOf({ kind, ownerId }))
  const ids = own.map(({ id }) => id)
  const where = and(
    inArray(entries.accountId, ids),
    isBooked(db, { from, to }),
    after === undefined ? undefined : lt(entries.id, after),
  )
  const rows = db
    .select({
      id: entries.id,
      ownerId: accounts.ownerId,
      memo: transfers.memo,
      kind: transfers.kind,
      ref: transfers.ref,
      amount: entries.amountFen,
      balance: entries.balanceAfterFen,
      createdAt: transfers.createdAt,
    })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(where)
    .orderBy(desc(entries.id))
  return pageOf(rows, () => db.$count(entries, where), paging)
}
