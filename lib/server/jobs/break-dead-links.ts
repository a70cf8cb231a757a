import { findLiveSessions } from '../modules/people/identity/sessions/find-session'
import type { Services } from '../runtime/context'

/**
 * Closes live connections whose session has ended for any reason: a ban or an expiry sends no event, and the event of a
 * logout may be lost. Each instance checks its own connections.
 */
export async function breakDeadLinks(services: Pick<Services, 'db' | 'now' | 'live'>): Promise<void> {
  const open = services.live.sessions()
  if (open.length === 0) return
  const alive = await findLiveSessions(services, open)
  const sessionIds = open.filter((id) => !alive.has(id))
  if (sessionIds.length > 0) services.live.publish({ type: 'logout', sessionIds }, true)
}
