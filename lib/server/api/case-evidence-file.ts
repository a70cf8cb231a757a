import { orderSn } from '@/lib/contract/fields'
import { CASE_SN } from '@/lib/shared/trade/service-cases'
import { exportCaseEvidence } from '../modules/office/cases-desk/export-case-evidence'
import { findMembership } from '../modules/people/staff/find-membership'
import type { Dist, Services } from '../runtime/context'
import { orNull } from '../runtime/refusal'
import { archiveOf } from './evidence-file'
import { findFollower } from './find-follower'

/**
 * `/api/desk/caseEvidenceFile/{caseSn}/{orderSn}?side=buyer`: the evidence archive of an order that two staff gave out for an
 * authority, as one of its parties sees it; recorded in the audit log before anything is sent.
 */
export async function caseEvidenceFile(
  services: Services,
  resolve: (host: string) => Dist | undefined,
  request: Request,
): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  const [caseSn = '', last = ''] = pathname.split('/').slice(-2)
  const { data: sn } = orderSn.safeParse(last)
  const side = searchParams.get('side') === 'seller' ? 'seller' : 'buyer'
  const ctx = sn && CASE_SN.test(caseSn) ? await findFollower(services, resolve, request) : null
  if (!ctx || !sn) return null
  const staff = await orNull(findMembership(ctx, 'cases.legal'))
  const found = staff && (await orNull(exportCaseEvidence({ ...ctx, staff }, { caseSn, orderSn: sn, side })))
  const dist = found && services.distOf(found.distId)
  if (!found || !dist) return null
  return archiveOf({ ...ctx, dist, user: { ...ctx.user, userId: found.userId } }, sn)
}
