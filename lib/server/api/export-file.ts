import { openDistExport } from '../modules/office/privacy/open-dist-export'
import { openExport } from '../modules/office/privacy/open-export'
import { findSeat } from '../modules/people/staff/find-seat'
import type { Dist, Services } from '../runtime/context'
import { orNull } from '../runtime/refusal'
import { findFollower } from './find-follower'

/** `/api/user/exportFile/{id}`: the archive of somebody's own data, for the owner's session alone. */
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
  const file = await openExport(services, { id, userId: user.userId, distId: dist.distId })
  if (!file) return null
  return new Response(file.body, {
    headers: { ...archiveHeaders('my-data', '我的资料'), 'content-length': String(file.bytes) },
  })
}

/** `/api/console/exportFile/{id}`: the archive of this host's distributor, for its staff who may export it. */
export async function distExportFile(
  services: Services,
  resolve: (host: string) => Dist | undefined,
  request: Request,
): Promise<Response | null> {
  const follower = await findFollower(services, resolve, request)
  const staff = follower && (await orNull(findSeat(follower, 'data.export')))
  if (!staff) return null
  const { pathname } = new URL(request.url)
  const id = pathname.slice(pathname.lastIndexOf('/') + 1)
  const file = await openDistExport({ ...follower, staff }, { id })
  if (!file) return null
  return new Response(file.body, {
    headers: { ...archiveHeaders('site-data', '本站资料'), 'content-length': String(file.bytes) },
  })
}

/** A download under a name for old programs and one for people. */
export const archiveHeaders = (name: string, title: string) => ({
  'content-type': 'application/zip',
  'content-disposition': `attachment; filename="${name}.zip"; filename*=UTF-8''${encodeURIComponent(title)}.zip`,
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
})
