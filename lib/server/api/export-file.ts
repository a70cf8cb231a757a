import { findSession } from '../modules/identity/find-session'
import { openExport } from '../modules/privacy/open-export'
import type { Dist, Services } from '../runtime/context'
import { CookieJar } from './cookie-jar'

/**
 * `/api/user/exportFile/{id}`: the archive of somebody's own data, for the owner's session alone. A link that is followed
 * sends no authorization header, so both cookies name the session; the answer changes nothing and no other page reads it.
 */
export async function exportFile(
  services: Services,
  resolve: (host: string) => Dist | undefined,
  request: Request,
): Promise<Response | null> {
  const { host, pathname } = new URL(request.url)
  const dist = resolve(host)
  if (!dist) return null
  const isSecure = request.headers.get('x-client-proto') === 'https' || dist.origin.startsWith('https:')
  const cookies = new CookieJar(request.headers.get('cookie'), isSecure)
  const token = cookies.read('token')
  const found = await findSession(services, dist, { header: token, token, cookie: cookies.read('half') })
  if (!found) return null
  const id = pathname.slice(pathname.lastIndexOf('/') + 1)
  const file = await openExport(services, { id, userId: found.user.userId, distId: dist.distId })
  if (!file) return null
  return new Response(file.body, {
    headers: {
      'content-type': 'application/zip',
      'content-length': String(file.bytes),
      'content-disposition': `attachment; filename="my-data.zip"; filename*=UTF-8''${encodeURIComponent('我的资料.zip')}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
