import { may, type Permission } from '@/lib/shared/staff/staff'
import type { StaffCtx } from '../../../runtime/context'
import { sizeOfClaims } from '../../aftersales/cases/claim/queries-desk'
import { sizeOfDisputes } from '../../aftersales/cases/dispute/queries-desk'
import { sizeOfComplaints } from '../../aftersales/complaints/queries-desk'
import { countToDecide } from '../../core/oversight/queries-approvals'
import { countForReview } from '../../money/payouts/queries-desk'
import { areUntied } from '../../money/ties/queries-untied'
import { countSecurityCases } from '../../people/identity/queries-desk'
import { sizeOfCases } from '../cases-desk/queries'
import { sizeOfDeskChecks } from '../goods-check/queries'
import { sizeOfReviews } from '../goods-review/queries'
import { sizeOfAppeals } from '../restrictions/queries'
import { sizeOfBlacklist } from '../trust/queries'
import { sizeOfOrders } from './queries-dues'

interface Size {
  total: number
  overdue: number
}
const plain = async (total: Promise<number>): Promise<Size> => ({ total: await total, overdue: 0 })

/** The navigation entries of both staff areas, and how their pending items are counted. */
const DOORS: readonly (readonly [path: string, permission: Permission, size: (ctx: StaffCtx) => Promise<Size>])[] = [
  ['/desk?queue=unassigned', 'orders.act', (ctx) => sizeOfOrders(ctx, 'unassigned')],
  ['/desk?queue=mine', 'orders.act', (ctx) => sizeOfOrders(ctx, 'mine')],
  ['/desk?queue=disputes', 'disputes.rule', sizeOfDisputes],
  ['/desk?queue=claims', 'claims.handle', sizeOfClaims],
  ['/desk?queue=complaints', 'orders.act', sizeOfComplaints],
  ['/console/tickets', 'cases.handle', sizeOfCases],
  ['/desk?queue=checks', 'goods.check', sizeOfDeskChecks],
  ['/console/goods', 'goods.review', sizeOfReviews],
  ['/console/withdrawals', 'withdrawals.review', (ctx) => plain(countForReview(ctx))],
  ['/console/blacklist', 'blacklist.review', sizeOfBlacklist],
  ['/console/restrictions', 'restrictions.appeals', sizeOfAppeals],
  ['/console/phones', 'phones.review', ({ db }) => plain(countSecurityCases(db))],
  ['/console/approvals', 'approvals.decide', (ctx) => plain(countToDecide(ctx, areUntied))],
]

/** Counts the caller's pending items per navigation entry; entries without permission are not counted. */
export function loadBadges(ctx: StaffCtx) {
  const open = DOORS.filter(([, permission]) => may(ctx.staff, permission))
  return Promise.all(open.map(async ([path, , size]) => ({ path, ...(await size(ctx)) })))
}
