import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import { OPEN_CHECKS } from '@/lib/shared/goods/goods-checks'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { prepared } from '../../../db/prepared'
import { goodsChecks, goodsCheckViews } from '../../../db/schema/listings/checks'
import type { Vault } from '../../../runtime/vault'
import { openAccount } from './rules'
import type { GoodsCheck, SubmittedAccount } from './types'

const passedOf = prepared(['sn'], (db, { sn }) =>
  db
    .select({
      passedAt: goodsChecks.passedAt,
      dueAt: goodsChecks.dueAt,
      captures: goodsChecks.captures,
      facts: goodsChecks.facts,
    })
    .from(goodsChecks)
    .where(and(eq(goodsChecks.goodsSn, sn), eq(goodsChecks.state, 'passed'))),
)

/** Returns what the public sees of the check of an item; undefined if it has none that counts. */
export async function findPassed(
  db: Db | Tx,
  goodsSn: GoodsSn,
): Promise<Pick<GoodsCheck, 'passedAt' | 'dueAt' | 'captures' | 'facts'> | undefined> {
  const [row] = await passedOf(db, { sn: goodsSn })
  return row
}

/** Returns the latest check of each item, in whatever state. */
export async function findLatest(db: Db | Tx, sns: readonly GoodsSn[]): Promise<Map<GoodsSn, GoodsCheck>> {
  if (sns.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([goodsChecks.goodsSn])
    .from(goodsChecks)
    .where(inArray(goodsChecks.goodsSn, [...sns]))
    .orderBy(goodsChecks.goodsSn, desc(goodsChecks.id))
  return new Map(rows.map((row) => [row.goodsSn, row]))
}

/** Returns those of these items that have an open check. */
export async function openChecksOf(tx: Db | Tx, sns: readonly GoodsSn[]): Promise<Set<GoodsSn>> {
  if (sns.length === 0) return new Set()
  const rows = await tx
    .select({ sn: goodsChecks.goodsSn })
    .from(goodsChecks)
    .where(and(inArray(goodsChecks.goodsSn, [...sns]), inArray(goodsChecks.state, [...OPEN_CHECKS])))
  return new Set(rows.map(({ sn }) => sn))
}

/**
 * Returns the check of an item that still counts, with the account submitted for it: for the order that skips the
 * verification.
 */
export async function findUsable(
  { tx, vault }: { tx: Tx; vault: Vault },
  { goodsSn, at, days }: { goodsSn: GoodsSn; at: Date; days: number },
): Promise<{ check: GoodsCheck; passedAt: Date; account: SubmittedAccount } | undefined> {
  const [check] = await tx
    .select()
    .from(goodsChecks)
    .where(and(eq(goodsChecks.goodsSn, goodsSn), eq(goodsChecks.state, 'passed')))
  const { passedAt = null, cipher = null } = check ?? {}
  if (!check || !passedAt || !cipher || at.getTime() >= passedAt.getTime() + days * 86_400_000) return undefined
  return { check, passedAt, account: openAccount(vault, goodsSn, cipher) }
}

/** Returns whether a check has passed and is over, read in the transaction that ends it. */
export const isExpired = async (tx: Tx, { checkId, at }: { checkId: number; at: Date }): Promise<boolean> =>
  (await tx.$count(
    goodsChecks,
    and(eq(goodsChecks.id, checkId), eq(goodsChecks.state, 'passed'), lte(goodsChecks.dueAt, at)),
  )) > 0

/** Returns one check by its id. */
export async function findCheck(db: Db | Tx, checkId: number): Promise<GoodsCheck | undefined> {
  const [row] = await db.select().from(goodsChecks).where(eq(goodsChecks.id, checkId))
  return row
}

/** Returns whether a member has read the account submitted for a check. */
export const hasReadCheck = async (
  db: Db | Tx,
  { checkId, userId }: { checkId: number; userId: UserId },
): Promise<boolean> =>
  (await db.$count(goodsCheckViews, and(eq(goodsCheckViews.checkId, checkId), eq(goodsCheckViews.userId, userId)))) > 0

/** Returns the seller of a checked account, for staff calls; empty for an unknown id. */
export async function partiesOfCheck({ db }: { db: Db }, checkId: number): Promise<UserId[]> {
  const check = await findCheck(db, checkId)
  return check ? [check.sellerId] : []
}
