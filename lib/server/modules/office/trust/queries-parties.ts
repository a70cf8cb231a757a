import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { appeals, blackEntries, blackReports, goodsReports, rulings } from '../../../db/schema/office/trust'
import type { Ctx, UserCtx } from '../../../runtime/context'
import { tiedAccounts } from '../../money/ties/queries-untied'
import { findReachedAt } from '../../people/identity/queries'
import { accountsOfPerson } from '../../people/identity/queries-person'
import { hashAccount } from './rules'

/**
 * Returns the reporter, the accused, and those of the caller's accounts whose mobile or mailbox was reported; empty if
 * there is no such report.
 */
export async function partiesOfReport(ctx: UserCtx, sn: string): Promise<(UserId | null)[]> {
  const { reporterId, accusedId, valueHash } = blackReports
  const rows = await ctx.db
    .select({ reporterId, accusedId, valueHash })
    .from(blackReports)
    .where(eq(blackReports.sn, sn))
  const owners = await ownersAmong(
    ctx,
    rows.map((row) => row.valueHash),
  )
  return [...rows.flatMap((row) => [row.reporterId, row.accusedId]), ...owners]
}

/**
 * Returns which of the caller's accounts, and of those tied to it, can be reached at one of these reported values. The
 * hashes are keyed, so only known accounts can be compared with them.
 */
export const ownersAmong = (ctx: UserCtx, hashes: readonly string[]): Promise<UserId[]> =>
  reachedAt(ctx, hashes, tiedAccounts(ctx.user.userId))

/**
 * Returns whether a listed value reaches the caller's person. A tie by browser or payee is no proof of that: a stranger
 * who used the same browser would use up the appeal.
 */
export const isOwnAmong = async (ctx: UserCtx, hashes: readonly string[]): Promise<boolean> =>
  (await reachedAt(ctx, hashes, accountsOfPerson(ctx.user.userId))).length > 0

async function reachedAt(ctx: UserCtx, hashes: readonly string[], ids: SQL): Promise<UserId[]> {
  if (hashes.length === 0) return []
  const own = await findReachedAt(ctx.db, ids)
  return own
    .filter(({ accounts }) => accounts.some((account) => hashes.includes(hashAccount(ctx.vault, account))))
    .map(({ userId }) => userId)
}

/** Returns the appellant and the person concerned by the ruling; empty if there is no such appeal. */
export async function partiesOfAppeal(ctx: UserCtx, sn: string): Promise<UserId[]> {
  const { userId, rulingCode } = appeals
  const [appeal] = await ctx.db.select({ userId, rulingCode }).from(appeals).where(eq(appeals.sn, sn))
  return appeal ? [appeal.userId, ...(await partiesOfRuling(ctx, appeal.rulingCode))] : []
}

/**
 * Returns the persons a ruling concerns, the reporters who led to it, and those of the caller's accounts that it lists;
 * empty if there is no such ruling.
 */
export async function partiesOfRuling(ctx: UserCtx, code: string): Promise<UserId[]> {
  const { db } = ctx
  const [ruling] = await db.select({ concernedIds: rulings.concernedIds }).from(rulings).where(eq(rulings.code, code))
  const reports = await reportsOfRuling(db, code)
  const listed = await db
    .select({ hash: blackEntries.valueHash })
    .from(blackEntries)
    .where(eq(blackEntries.rulingCode, code))
  const owners = await ownersAmong(
    ctx,
    listed.map(({ hash }) => hash),
  )
  return [...(ruling?.concernedIds ?? []), ...reports.map(({ reporterId }) => reporterId), ...owners]
}

/** Returns who reported and who reviewed, for all accepted reports that led to a ruling or joined it later. */
export const reportsOfRuling = (db: Db, code: string) =>
  db
    .select({ reporterId: blackReports.reporterId, reviewerId: blackReports.reviewerId })
    .from(blackReports)
    .where(eq(blackReports.rulingCode, code))

/** Returns the authors of open reports of these goods. */
export async function reportersOf({ db }: Pick<Ctx, 'db'>, goodsSns: readonly GoodsSn[]): Promise<UserId[]> {
  const rows = await db
    .selectDistinct({ reporterId: goodsReports.reporterId })
    .from(goodsReports)
    .where(and(inArray(goodsReports.goodsSn, [...goodsSns]), eq(goodsReports.state, 'pending')))
  return rows.map(({ reporterId }) => reporterId)
}
