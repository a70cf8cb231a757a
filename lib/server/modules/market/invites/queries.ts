import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { InviteCode, InviteeRow, InviteProfitRow } from '@/lib/contract/entities/invite'
import type { ProfitState } from '@/lib/shared/money/invites'
import { type Page, type Paging, pageOf, presentPage } from '../../../db/page'
import { inviteProfits } from '../../../db/schema/market/invites'
import type { UserCtx } from '../../../runtime/context'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { gamesById } from '../../listings/catalog/games/queries-games'
import { findUsers } from '../../people/identity/queries'
import { listInvitees, loadInviteCode } from '../../people/identity/queries-invites'
import { presentCode, presentInvitee, presentProfit } from './present'

const own = (ctx: UserCtx) => eq(inviteProfits.inviterId, ctx.user.userId)
const sumOf = (state: ProfitState) =>
  sql<string>`coalesce(sum(${inviteProfits.profitFen}) filter (where ${inviteProfits.state} = ${state}), 0)::text`
const countOf = (state: ProfitState) => sql<number>`(count(*) filter (where ${inviteProfits.state} = ${state}))::int`

/** Returns the caller's code with its link, the current rules, and the total earnings. */
export async function loadInvite(ctx: UserCtx): Promise<InviteCode> {
  const [invite, rules, [sums]] = await Promise.all([
    loadInviteCode(ctx),
    loadRules(ctx),
    ctx.db
      .select({ paid: sumOf('paid'), pending: sumOf('pending'), orders: countOf('paid') })
      .from(inviteProfits)
      .where(own(ctx)),
  ])
  return presentCode(ctx, { ...invite, rules, paid: '0', pending: '0', orders: 0, ...sums })
}

/** Returns the caller's profits from orders of invited users, newest first. */
export async function listProfits(
  ctx: UserCtx,
  { state, ...paging }: Paging & { state?: ProfitState },
): Promise<Page<InviteProfitRow>> {
  const wanted = and(own(ctx), state && eq(inviteProfits.state, state))
  const listing = ctx.db.select().from(inviteProfits).where(wanted).orderBy(desc(inviteProfits.orderId))
  const page = await pageOf(listing, () => ctx.db.$count(inviteProfits, wanted), paging)
  const [people, games] = await Promise.all([
    findUsers(
      ctx,
      page.list.map((row) => row.inviteeId),
    ),
    gamesById(ctx),
  ])
  return presentPage(page, (row) => presentProfit(ctx, row, { people, games }))
}

/** Returns users who registered with the caller's code, with the earnings from each. */
export async function listInvitedPeople(ctx: UserCtx, paging: Paging): Promise<Page<InviteeRow>> {
  const [page, { inviteDays }] = await Promise.all([listInvitees(ctx, paging), loadRules(ctx)])
  const ids = page.list.map((one) => one.userId)
  const rows =
    ids.length > 0
      ? await ctx.db
          .select({ userId: inviteProfits.inviteeId, paid: sumOf('paid'), orders: sql<number>`count(*)::int` })
          .from(inviteProfits)
          .where(and(own(ctx), inArray(inviteProfits.inviteeId, ids)))
          .groupBy(inviteProfits.inviteeId)
      : []
  const sums = new Map(rows.map((row) => [row.userId, row]))
  return presentPage(page, (one) => presentInvitee(one, { sums: sums.get(one.userId), inviteDays, now: ctx.now() }))
}
