import { and, eq, gt } from 'drizzle-orm'
import { siteTickets, users } from '../../../../db/schema/people/identity'
import { type Ctx, inTx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { assertOpen, letIn } from '../internal/let-in'
import { sha256 } from '../sessions/create-session'
import { findLiveSessions } from '../sessions/find-session'
import type { LoginAnswer } from '../types'

/**
 * Logs in with a ticket of the platform's own site: once, within its lifetime, on the site it was issued for, in the
 * browser that asked for it (by IP address and browser name, so that a stranger's ticket logs no one in), and only while
 * the session that asked for it is live. `login` is null if the same member is logged in already. Another member's
 * session is never replaced. Refuses NOT_FOUND, FORBIDDEN, ACCOUNT_FROZEN.
 */
export async function claimSiteLogin(
  ctx: Ctx,
  { ticket }: { ticket: string },
): Promise<{ login: LoginAnswer | null; returnUrl: string }> {
  const isGood = and(
    eq(siteTickets.ticketHash, sha256(ticket)),
    eq(siteTickets.distId, ctx.dist.distId),
    eq(siteTickets.ip, ctx.ip),
    eq(siteTickets.userAgent, ctx.userAgent.slice(0, 200)),
    gt(siteTickets.expiresAt, ctx.now()),
  )
  const gone = () => refuse('NOT_FOUND', '入口已失效，请回到订单列表重新打开')
  const [found] = await ctx.db
    .select({ user: users, sessionId: siteTickets.sessionId })
    .from(siteTickets)
    .innerJoin(users, eq(users.id, siteTickets.userId))
    .where(isGood)
  if (!found) throw gone()
  const { user } = found
  if (ctx.user && ctx.user.userId !== user.id) throw refuse('FORBIDDEN', '本站登录的是其他账号，请退出后再打开')
  await assertOpen(ctx, user, 'site')
  if (!(await findLiveSessions(ctx, [found.sessionId])).has(found.sessionId)) throw gone()
  return inTx(ctx, async (tx) => {
    const [taken] = await tx.delete(siteTickets).where(isGood).returning({ returnUrl: siteTickets.returnUrl })
    if (!taken) throw gone()
    return { login: ctx.user ? null : await letIn(ctx, tx, user, 'site'), returnUrl: taken.returnUrl }
  })
}
