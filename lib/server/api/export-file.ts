import { loadDistExport } from '../modules/office/privacy/load-dist-export'
import { loadExport } from '../modules/office/privacy/load-export'
import { findMembership } from '../modules/people/staff/find-membership'
import type { Dist, Services } from '../runtime/context'
import { orNull } from '../runtime/refusal'
import { findFollower } from './find-follower'

/** `/api/user/exportFile/{id}`: the archive of a user's own data, only for the owner's session. */
export async function exportFile(
  services: Services,
  resolve: (host: string) => Dist | undefined,
  request: Request,
): Promise<Response | null> {
  const follower = await findFollower(services, resolve, request)
  if (!follower) return null
  const { pathname } = new URL(request.url)
  const id = pathname.slice(pathname.lastIndexOf('/') + 1)
  const { user, dist } = follower
  const file = await loadExport(services, { id, userId: user.userId, distId: dist.distId })
  if (!file) return null
  return new Response(file.body, {
    headers: { ...archiveHeaders('my-data', '我的资料'), 'content-length': String(file.bytes) },
  })
}

/** `/api/console/exportFile/{id}`: the archive of this host's distributor, for its staff with the export permission. */
export async function distExportFile(
  services: Services,
  resolve: (host: string) => Dist | undefined,
  request: Request,
): Promise<Response | null> {
  const follower = await findFollower(services, resolve, request)
  const staff = follower && (await orNull(findMembership(follower, 'data.export')))
  if (!staff) return null
  const { pathname } = new URL(request.url)
  const id = pathname.slice(pathname.lastIndexOf('/') + 1)
  const file = await loadDistExport({ ...follower, staff }, { id })
  if (!file) return null
  return new Response(file.body, {
    headers: { ...archiveHeaders('site-data', '本站资料'), 'content-length': String(file.bytes) },
  })
}

/** Download headers with an ASCII file name for old clients and a readable one for people. */
export const archiveHeaders = (name: string, title: string) => ({
  'content-type': 'application/zip',
  'content-disposition': `attachment; filename="${name}.zip"; filename*=UTF-8''${encodeURIComponent(title)}.zip`,
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
})
