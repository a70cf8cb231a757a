import { eq } from 'drizzle-orm'
import { may } from '@/lib/shared/staff/staff'
import { hostClaims, siteDrafts } from '../../../db/schema/office/sites'
import type { StaffCtx } from '../../../runtime/context'

/** Returns pending work on this host's site for staff who may edit it: a draft to publish, hosts to verify. */
export async function loadSiteBadges({ db, dist: { distId }, staff }: StaffCtx) {
  const counts = [
    ['/console/site', 'brand.write', () => db.$count(siteDrafts, eq(siteDrafts.distId, distId))],
    ['/console/hosts', 'domains.write', () => db.$count(hostClaims, eq(hostClaims.distId, distId))],
  ] as const
  const open = counts.filter(([, permission]) => may(staff, permission))
  return Promise.all(open.map(async ([path, , count]) => ({ path, total: await count(), overdue: 0 })))
}
