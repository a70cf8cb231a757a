import { and, asc, type Column, desc, eq, gt, inArray, lt, not, sql } from 'drizzle-orm'
import type { OwnAppeal, OwnLookup, OwnReport } from '@/lib/contract/entities/ruling'
import { DAY_MS } from '@/lib/shared/time'
import { LOOKUP_DAYS } from '@/lib/shared/trade/trust'
import { type Page, type Paging, pageOf, presentPage } from '../../../db/page'
import { appeals, blackLookups, blackReports, rulings } from '../../../db/schema/office/trust'
import type { StaffCtx, UserCtx } from '../../../runtime/context'
import { findCitationsOf } from '../../core/legal/queries-citations'
import { gameNames } from '../../listings/catalog/games/queries-games'
import { isUntied, tiedAccounts } from '../../money/ties/queries-untied'
import { findReachedAt } from '../../people/identity/queries'
import { presentAppeal, presentLookup, presentReport, presentStaffReport } from './present'
import { hashAccount } from './rules'
import type { StaffReport } from './types'

const QUEUE = 100
const APPEALS = 50

export async function listOwnReports(ctx: UserCtx, paging: Paging): Promise<Page<OwnReport>> {
  const mine = eq(blackReports.reporterId, ctx.user.userId)
  const newest = ctx.db.select().from(blackReports).where(mine).orderBy(desc(blackReports.id))
  const [found, games] = await Promise.all([
    pageOf(newest, () => ctx.db.$count(blackReports, mine), paging),
    gameNames(ctx),
  ])
  return presentPage(found, (row) => presentReport(row, games, ctx))
}

/** Returns the caller's blacklist lookups, newest first. */
export async function listOwnLookups(ctx: UserCtx, paging: Paging): Promise<Page<OwnLookup>> {
  const since = new Date(ctx.now().getTime() - LOOKUP_DAYS * DAY_MS)
  const mine = and(eq(blackLookups.userId, ctx.user.userId), gt(blackLookups.createdAt, since))
  const newest = ctx.db.select().from(blackLookups).where(mine).orderBy(desc(blackLookups.id))
  return presentPage(await pageOf(newest, () => ctx.db.$count(blackLookups, mine), paging), presentLookup)
}

export async function listOwnAppeals(ctx: UserCtx): Promise<{ list: OwnAppeal[] }> {
  const rows = await ctx.db
    .select()
    .from(appeals)
    .innerJoin(rulings, eq(rulings.code, appeals.rulingCode))
    .where(eq(appeals.userId, ctx.user.userId))
    .orderBy(desc(appeals.id))
    .limit(APPEALS)
  return { list: rows.map((row) => presentAppeal(row.appeals, row.rulings, ctx)) }
}

/**
 * Returns open reports and appeals, most urgent first, without those to which the reviewer is tied: as reporter, accused,
 * owner of the reported account or appellant. Refuses FORBIDDEN.
 */
export async function loadReviewQueue(ctx: StaffCtx): Promise<{ reports: StaffReport[]; appeals: OwnAppeal[] }> {
  const isOther = (userId: Column) => isUntied(ctx.user.userId, userId)
  const isReporter = sql`exists (select 1 from ${blackReports}
    where ${blackReports.rulingCode} = ${appeals.rulingCode} and not (${isOther(blackReports.reporterId)}))`
  const own = (await findReachedAt(ctx.db, tiedAccounts(ctx.user.userId))).flatMap(({ accounts }) => accounts)
  const isOwn = inArray(
    blackReports.valueHash,
    own.map((account) => hashAccount(ctx.vault, account)),
  )
  const [waiting, appealed, games] = await Promise.all([
    ctx.db
      .select()
      .from(blackReports)
      .where(
        and(
          eq(blackReports.state, 'pending'),
          isOther(blackReports.reporterId),
          isOther(blackReports.accusedId),
          not(isOwn),
        ),
      )
      .orderBy(asc(blackReports.dueAt))
      .limit(QUEUE),
    ctx.db
      .select()
      .from(appeals)
      .innerJoin(rulings, eq(rulings.code, appeals.rulingCode))
      .where(and(eq(appeals.state, 'pending'), isOther(appeals.userId), not(isReporter)))
      .orderBy(asc(appeals.dueAt))
      .limit(QUEUE),
    gameNames(ctx),
  ])
  const agreements = await findCitationsOf(
    ctx.db,
    waiting.map(({ orderSn }) => orderSn),
  )
  return {
    reports: waiting.map((row) =>
      presentStaffReport(row, games, { services: ctx, agreement: agreements.get(row.orderSn) }),
    ),
    appeals: appealed.map((row) => presentAppeal(row.appeals, row.rulings, ctx)),
  }
}

/** Counts open reports and appeals, and how many of them are overdue. */
export async function sizeOfBlacklist({ db, now }: StaffCtx): Promise<{ total: number; overdue: number }> {
  const sizes = await Promise.all(
    [
      { table: blackReports, isOpen: eq(blackReports.state, 'pending') },
      { table: appeals, isOpen: eq(appeals.state, 'pending') },
    ].map(async ({ table, isOpen }) => ({
      total: await db.$count(table, isOpen),
      overdue: await db.$count(table, and(isOpen, lt(table.dueAt, now()))),
    })),
  )
  return {
    total: sizes.reduce((sum, { total }) => sum + total, 0),
    overdue: sizes.reduce((sum, { overdue }) => sum + overdue, 0),
  }
}
