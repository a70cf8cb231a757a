import { ORDER_QUEUES } from '@/lib/shared/desk'
import { may, type Permission } from '@/lib/shared/staff'
import type { StaffCtx } from '../../runtime/context'
import { sizeOfClaims } from '../claims/queries-desk'
import { sizeOfDisputes } from '../disputes/queries-desk'
import { sizeOfReviews } from '../goods-review/queries'
import { countSecurityCases } from '../identity/queries-desk'
import { listApprovals } from '../oversight/queries-approvals'
import { countForReview } from '../payouts/queries-desk'
import { sizeOfQueue } from '../trading/queries-desk'
import { sizeOfBlacklist } from '../trust/queries'

interface Size {
  total: number
  overdue: number
}
const plain = async (total: Promise<number>): Promise<Size> => ({ total: await total, overdue: 0 })

/** What waits behind each door of both rooms, and how it is counted. */
const DOORS: readonly (readonly [path: string, permission: Permission, size: (ctx: StaffCtx) => Promise<Size>])[] = [
  ['/desk', 'orders.act', sizeOfDesk],
  ['/console/goods', 'goods.review', sizeOfReviews],
  ['/console/withdrawals', 'withdrawals.review', ({ db }) => plain(countForReview(db))],
  ['/console/blacklist', 'blacklist.review', sizeOfBlacklist],
  ['/console/phones', 'phones.review', ({ db }) => plain(countSecurityCases(db))],
  [
    '/console/approvals',
    'approvals.decide',
    async (ctx) => ({ total: (await listApprovals(ctx, { state: 'open', page: 1, pageSize: 1 })).total, overdue: 0 }),
  ],
]

/** What waits for the caller, door by door; those that are closed to the caller are not counted. */
export async function loadBadges(ctx: StaffCtx) {
  const open = DOORS.filter(([, permission]) => may(ctx.staff, permission))
  return { list: await Promise.all(open.map(async ([path, , size]) => ({ path, ...(await size(ctx)) }))) }
}

async function sizeOfDesk(ctx: StaffCtx): Promise<Size> {
  const [disputes, claims, ...queues] = await Promise.all([
    sizeOfDisputes(ctx),
    sizeOfClaims(ctx),
    ...ORDER_QUEUES.filter((queue) => queue === 'unassigned' || queue === 'mine').map((queue) =>
      sizeOfQueue(ctx, queue),
    ),
  ])
  const all = [disputes, claims, ...queues]
  const sum = (of: (size: Size) => number) => all.reduce((total, size) => total + of(size), 0)
  return { total: sum(({ total }) => total), overdue: sum(({ overdue }) => overdue) }
}
