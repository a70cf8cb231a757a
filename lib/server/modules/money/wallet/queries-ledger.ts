import { and, asc, count, desc, eq, inArray, or, type SQL, sum } from 'drizzle-orm'
import type { LedgerTransfer } from '@/lib/contract/entities/ledger'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import { normalCode } from '@/lib/shared/normalize/code'
import { normalCount } from '@/lib/shared/normalize/digits'
import type { Db, Tx } from '../../../db/client'
import { type Paging, pageOf } from '../../../db/page'
import { ACCOUNT_KINDS, accounts, entries, transfers } from '../../../db/schema/money/wallet'
import type { StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { presentTransfer, presentTrialBalance } from './present-ledger'
import type { Account } from './types'

/** Returns the total of every kind of account, in one snapshot. */
export async function loadTrialBalance(ctx: StaffCtx) {
  const rows = await ctx.db
    .select({ kind: accounts.kind, n: count(), balance: sum(accounts.balanceFen) })
    .from(accounts)
    .groupBy(accounts.kind)
    .orderBy(accounts.kind)
  return presentTrialBalance(
    rows.map(({ kind, n, balance }) => ({ kind, n, balance: fen(BigInt(balance ?? '0')) })),
    ctx.now(),
  )
}

async function transfersOf(db: Db, ids: readonly number[]): Promise<LedgerTransfer[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ transfer: transfers, entry: entries, kind: accounts.kind, ownerId: accounts.ownerId })
    .from(transfers)
    .innerJoin(entries, eq(entries.transferId, transfers.id))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(inArray(transfers.id, [...ids]))
    .orderBy(asc(entries.id))
  return ids.flatMap((id) => {
    const own = rows.filter(({ transfer }) => transfer.id === id)
    return own[0] ? [presentTransfer(own[0].transfer, own)] : []
  })
}

/** Transfers that touched any of these accounts, earliest first. */
export async function transfersTouching(db: Db, touched: readonly Account[], most = 200): Promise<LedgerTransfer[]> {
  const wanted: SQL | undefined = or(
    ...touched.map(({ kind, ownerId }) => and(eq(accounts.kind, kind), eq(accounts.ownerId, ownerId))),
  )
  const rows = await db
    .selectDistinct({ id: entries.transferId })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(wanted)
    .orderBy(asc(entries.transferId))
    .limit(most)
  return transfersOf(
    db,
    rows.map(({ id }) => id),
  )
}

interface Wanted extends Paging {
  kind: string
  ownerId: number
}

/** Returns an account and its movements, newest first. Refuses NOT_FOUND. */
export async function loadLedgerAccount(ctx: StaffCtx, { kind, ownerId, ...paging }: Wanted) {
  const known = ACCOUNT_KINDS.find((one) => one === kind)
  const [account] = known
    ? await ctx.db
        .select()
        .from(accounts)
        .where(and(eq(accounts.kind, known), eq(accounts.ownerId, ownerId)))
    : []
  if (!account) throw refuse('NOT_FOUND', '没有这个账户')
  const own = eq(entries.accountId, account.id)
  const rows = ctx.db.select({ id: entries.transferId }).from(entries).where(own).orderBy(desc(entries.id))
  const { list, ...found } = await pageOf(rows, () => ctx.db.$count(entries, own), paging)
  const shown = await transfersOf(
    ctx.db,
    list.map(({ id }) => id),
  )
  return { ...found, list: shown, balance: account.balanceFen }
}

/** Finds transfers by their exact number or event reference. */
export async function findTransfers({ db }: StaffCtx, query: string): Promise<LedgerTransfer[]> {
  const id = normalCount(query)
  const byNumber = /^\d{1,15}$/.test(id) ? eq(transfers.id, Number(id)) : undefined
  const rows = await db
    .select({ id: transfers.id })
    .from(transfers)
    // only some references are numbers like D2601, others are in lower case: coupon:12
    .where(or(inArray(transfers.ref, [query, normalCode(query)]), byNumber))
    .orderBy(asc(transfers.id))
    .limit(50)
  return transfersOf(
    db,
    rows.map(({ id }) => id),
  )
}

/** What a user paid into the accounts of an order, less what they paid back: parts, deposits, compensations. */
export async function findNetPaid(db: Db | Tx, { orderId, userId }: { orderId: number; userId: UserId }): Promise<Fen> {
  const ofOrder = db
    .select({ id: entries.transferId })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(and(inArray(accounts.kind, ['escrow', 'deposit', 'bond']), eq(accounts.ownerId, orderId)))
  const [row] = await db
    .select({ fen: sum(entries.amountFen) })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(and(eq(accounts.kind, 'user'), eq(accounts.ownerId, userId), inArray(entries.transferId, ofOrder)))
  return fen(-BigInt(row?.fen ?? '0'))
}
