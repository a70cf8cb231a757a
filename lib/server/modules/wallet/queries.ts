import { and, desc, eq, sql } from 'drizzle-orm'
import { type Fen, ZERO } from '@/lib/shared/money'
import type { Db } from '../../db/client'
import { accounts, entries, refunds, transfers } from '../../db/schema/wallet'
import type { UserCtx } from '../../runtime/context'
import { presentRecord } from './present'
import type { Account } from './types'

export async function balanceOf(db: Db, account: Account): Promise<Fen> {
  const [row] = await db
    .select({ balance: accounts.balanceFen })
    .from(accounts)
    .where(and(eq(accounts.kind, account.kind), eq(accounts.ownerId, account.ownerId)))
  return row?.balance ?? ZERO
}

export const loadBalance = (ctx: UserCtx): Promise<Fen> => balanceOf(ctx.db, { kind: 'user', ownerId: ctx.user.userId })

const COUNT_CAP = 1000

/** Own wallet movements, newest first. */
export async function listBalanceRecords(ctx: UserCtx, input: { page: number; pageSize: number }) {
  const { page, pageSize } = input
  const [account] = await ctx.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.kind, 'user'), eq(accounts.ownerId, ctx.user.userId)))
  if (!account) return { list: [], total: 0, more: false, page, pageSize }
  const own = eq(entries.accountId, account.id)
  const counted = ctx.db
    .select({ one: sql`1` })
    .from(entries)
    .where(own)
    .limit(COUNT_CAP + 1)
    .as('counted')
  const [rows, [count]] = await Promise.all([
    ctx.db
      .select({
        id: entries.id,
        kind: transfers.kind,
        memo: transfers.memo,
        amount: entries.amountFen,
        balance: entries.balanceAfterFen,
        createdAt: transfers.createdAt,
        refund: { status: refunds.status, channel: refunds.channel },
      })
      .from(entries)
      .innerJoin(transfers, eq(transfers.id, entries.transferId))
      .leftJoin(refunds, and(eq(transfers.kind, 'refundOut'), eq(refunds.sn, transfers.ref)))
      .where(own)
      .orderBy(desc(entries.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db.select({ n: sql<number>`count(*)::int` }).from(counted),
  ])
  const total = count?.n ?? 0
  return { list: rows.map(presentRecord), total: Math.min(total, COUNT_CAP), more: total > COUNT_CAP, page, pageSize }
}
