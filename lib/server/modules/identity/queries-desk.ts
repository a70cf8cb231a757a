import { and, asc, eq, isNull } from 'drizzle-orm'
import { accountFreezes, phoneRequests, users } from '../../db/schema/identity'
import type { UserCtx } from '../../runtime/context'
import { assertService } from './assert-service'
import { presentFreeze, presentPhoneCase } from './present-security'
import { openRealName } from './queries'

const MOST = 100

/** What waits for staff of this host: lost phones and frozen accounts, the oldest first. Refuses FORBIDDEN. */
export async function listSecurityCases(ctx: UserCtx) {
  assertService(ctx)
  const { distId } = ctx.dist
  const [phones, freezes] = await Promise.all([
    ctx.db
      .select({ request: phoneRequests, user: users })
      .from(phoneRequests)
      .innerJoin(users, eq(users.id, phoneRequests.userId))
      .where(and(eq(phoneRequests.distId, distId), eq(phoneRequests.state, 'open')))
      .orderBy(asc(phoneRequests.createdAt))
      .limit(MOST),
    ctx.db
      .select({ freeze: accountFreezes, user: users })
      .from(accountFreezes)
      .innerJoin(users, eq(users.id, accountFreezes.userId))
      .where(and(eq(accountFreezes.distId, distId), isNull(accountFreezes.thawedAt)))
      .orderBy(asc(accountFreezes.createdAt))
      .limit(MOST),
  ])
  const place = (ip: string) => ctx.ipPlace.placeOf(ip)
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
