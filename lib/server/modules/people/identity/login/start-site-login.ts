import { type DistId, MAIN_DIST_ID } from '@/lib/shared/ids'
import { siteTickets } from '../../../../db/schema/people/identity'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { randomToken } from '../../../../runtime/vault'
import { sha256 } from '../sessions/create-session'

/** Lifetime of a ticket: the time in which a browser opens the other site. */
export const SITE_TICKET_SECONDS = 60

/**
 * Returns an address of another site that logs the caller in there, once. Only the platform's own site issues tickets:
 * a distributor controls the host of its own site, and with a member's session there could collect sessions of other
 * sites. The ticket is in the fragment, which no server receives. `returnUrl` must be written by the server, never by
 * the visitor. Refuses FORBIDDEN, NOT_FOUND for a site that is switched off.
 */
export async function startSiteLogin(
  ctx: UserCtx,
  { distId, returnUrl }: { distId: DistId; returnUrl: string },
): Promise<{ url: string }> {
  if (distId === ctx.dist.distId) return { url: `${ctx.origin}${returnUrl}` }
  if (ctx.dist.distId !== MAIN_DIST_ID) throw refuse('FORBIDDEN', '请打开订单所在的站点，登录后处理')
  const site = ctx.distOf(distId)
  if (!site) throw refuse('NOT_FOUND', '订单所在的站点已停用，请联系客服')
  const ticket = randomToken(32)
  await ctx.db.insert(siteTickets).values({
    ticketHash: sha256(ticket),
    userId: ctx.user.userId,
    sessionId: ctx.user.sessionId,
    distId,
    returnUrl,
    ip: ctx.ip,
    userAgent: ctx.userAgent.slice(0, 200),
    expiresAt: new Date(ctx.now().getTime() + SITE_TICKET_SECONDS * 1000),
  })
  return { url: `${site.origin}/login/site#${ticket}` }
}
