import { asc, eq, isNull } from 'drizzle-orm'
import { accountFreezes, phoneRequests, users } from '../../../db/schema/people/identity'
import type { StaffCtx } from '../../../runtime/context'
import { openRealName } from './queries'
import { presentFreeze, presentPhoneCase } from './security/present-security'

const MOST = 100

/** Lists open security cases for staff: lost phones and frozen accounts of all sites, oldest first. */
export async function listSecurityCases(ctx: StaffCtx) {
  const [phones, freezes] = await Promise.all([
    ctx.db
      .select({ request: phoneRequests, user: users })
      .from(phoneRequests)
      .innerJoin(users, eq(users.id, phoneRequests.userId))
      .where(eq(phoneRequests.state, 'open'))
      .orderBy(asc(phoneRequests.createdAt))
      .limit(MOST),
    ctx.db
      .select({ freeze: accountFreezes, user: users })
      .from(accountFreezes)
      .innerJoin(users, eq(users.id, accountFreezes.userId))
      .where(isNull(accountFreezes.thawedAt))
      .orderBy(asc(accountFreezes.createdAt))
      .limit(MOST),
  ])
  const place = async (ip: string) => (await ctx.ipPlace.placeOf(ip)) || '未知地点'
  return {
    phoneRequests: await Promise.all(
      phones.map(async ({ request, user }) =>
        presentPhoneCase(request, user, { realName: openRealName(ctx, user), place: await place(request.ip) }),
      ),
    ),
    freezes: await Promise.all(
      freezes.map(async ({ freeze, user }) => presentFreeze(freeze, user, await place(freeze.ip))),
    ),
  }
}

/** Counts the open security cases. */
export async function countSecurityCases(db: StaffCtx['db']): Promise<number> {
  const [phones, freezes] = await Promise.all([
    db.$count(phoneRequests, eq(phoneRequests.state, 'open')),
    db.$count(accountFreezes, isNull(accountFreezes.thawedAt)),
  ])
  return phones + freezes
}
