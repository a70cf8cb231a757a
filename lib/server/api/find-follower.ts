import { randomUUID } from 'node:crypto'
import { findSession } from '../modules/people/identity/sessions/find-session'
import type { Dist, Services, UserCtx } from '../runtime/context'
import { systemCtx } from '../runtime/system-ctx'
import { CookieJar } from './cookie-jar'

/**
 * Finds the user who follows a link to an own file. Such a request sends no authorization header, so the session is
 * taken from both cookies; this is safe because the response changes nothing and cannot be read by other sites. null:
 * not logged in on this host.
 */
export async function findFollower(
  services: Services,
  resolve: (host: string) => Dist | undefined,
  request: Request,
): Promise<UserCtx | null> {
  const dist = resolve(new URL(request.url).host)
  if (!dist) return null
  const isSecure = request.headers.get('x-client-proto') === 'https' || dist.origin.startsWith('https:')
  const cookies = new CookieJar(request.headers.get('cookie'), isSecure)
  const token = cookies.read('token')
  const found = await findSession(services, dist, { header: token, token, cookie: cookies.read('half') })
  // files are about the owner's person or purchases, too
  if (found?.user.team) return null
  return found && { ...systemCtx(services, dist), requestId: randomUUID(), user: found.user }
}
