import { findLiveSessions } from '../modules/people/identity/sessions/find-session'
import type { Services } from '../runtime/context'

/**
 * Live connections end with their session, whatever ended it: a ban and the clock tell nobody, and a notice of a logout may
 * be lost. Each instance looks after its own connections.
 */
export async function breakDeadLinks(services: Pick<Services, 'db' | 'now' | 'live'>): Promise<void> {
  const open = services.live.sessions()
  if (open.length === 0) return
  const alive = await findLiveSessions(services, open)
  const sessionIds = open.filter((id) => !alive.has(id))
  if (sessionIds.length > 0) services.live.publish({ type: 'logout', sessionIds }, true)
}
