import { orderSn } from '@/lib/contract/fields'
import { exportOrderEvidence } from '../modules/office/desk/export-order-evidence'
import { findMembership } from '../modules/people/staff/find-membership'
import type { Dist, Services } from '../runtime/context'
import { orNull } from '../runtime/refusal'
import { archiveOf } from './evidence-file'
import { findFollower } from './find-follower'

/**
 * `/api/desk/evidenceFile/{orderSn}?side=buyer`: the evidence archive of an order of this host as one of its parties
 * sees it, for service members; the download is recorded in the audit log before anything is sent.
 */
export async function deskEvidenceFile(
  services: Services,
  resolve: (host: string) => Dist | undefined,
  request: Request,
): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  const { data: sn } = orderSn.safeParse(pathname.slice(pathname.lastIndexOf('/') + 1))
  const side = searchParams.get('side') === 'seller' ? 'seller' : 'buyer'
  const ctx = sn ? await findFollower(services, resolve, request) : null
  if (!ctx || !sn) return null
  const staff = await orNull(findMembership(ctx, 'orders.act'))
  const userId = staff && (await orNull(exportOrderEvidence({ ...ctx, staff }, { orderSn: sn, side })))
  if (!userId) return null
  return archiveOf({ ...ctx, user: { ...ctx.user, userId } }, sn)
}
