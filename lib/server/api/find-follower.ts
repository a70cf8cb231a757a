import { randomUUID } from 'node:crypto'
import { findSession } from '../modules/people/identity/sessions/find-session'
import type { Dist, Services, UserCtx } from '../runtime/context'
import { systemCtx } from '../runtime/system-ctx'
import { CookieJar } from './cookie-jar'

/**
 * Who follows a link to a file of their own. It sends no authorization header, so both cookies name the session; what is
 * answered changes nothing, and no other page reads it. null: nobody who is logged in on this host.
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
  return found && { ...systemCtx(services, dist), requestId: randomUUID(), user: found.user }
}
