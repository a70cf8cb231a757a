import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import { type Paging, pageOf, presentPage } from '../../../../db/page'
import { loginRecords, phoneRequests } from '../../../../db/schema/people/identity'
import type { UserCtx } from '../../../../runtime/context'
import { presentLoginRecord, presentPhoneRequest } from '../security/present-security'

const CAP = 500
const STOPPED_DAYS = 30

/** Lists the logins to the caller's account on all hosts, newest first, including failed attempts. */
export async function listLogins(ctx: UserCtx, paging: Paging) {
  const mine = eq(loginRecords.userId, ctx.user.userId)
  const since = new Date(ctx.now().getTime() - STOPPED_DAYS * DAY_MS)
  const [found, stopped] = await Promise.all([
    pageOf(
      ctx.db.select().from(loginRecords).where(mine).orderBy(desc(loginRecords.createdAt), desc(loginRecords.id)),
      () => ctx.db.$count(loginRecords, mine),
      paging,
      CAP,
    ),
    ctx.db.$count(loginRecords, and(mine, ne(loginRecords.result, 'in'), gt(loginRecords.createdAt, since))),
  ])
  const places = new Map(
    await Promise.all(
      [...new Set(found.list.map(({ ip }) => ip))].map(async (ip) => [ip, await ctx.ipPlace.placeOf(ip)] as const),
    ),
  )
  return { ...presentPage(found, (row) => presentLoginRecord(row, places.get(row.ip) ?? '')), stopped }
}

/** Returns the caller's latest request to change a lost phone. */
export async function loadPhoneRequest(ctx: UserCtx) {
  const [row] = await ctx.db
    .select()
    .from(phoneRequests)
    .where(eq(phoneRequests.userId, ctx.user.userId))
    .orderBy(desc(phoneRequests.id))
    .limit(1)
  return { request: row ? presentPhoneRequest(row) : null }
}
