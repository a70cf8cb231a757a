import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { HOUSE_ID, type OrderSn } from '@/lib/shared/ids'
import type { StaffAction } from '@/lib/shared/trade/order-forms'
import { applyDeskAction } from '../../../modules/office/desk/apply-desk-action'
import type { StaffInput } from '../../../modules/orders/trading/staff/apply-staff-action'
import type { Order } from '../../../modules/orders/trading/types'
import { findUsers } from '../../../modules/people/identity/queries'
import type { Services } from '../../../runtime/context'
import { uploads } from '../../schema/listings/media'
import { orderCredentials, orders } from '../../schema/orders/trading'
import { staffMembers } from '../../schema/people/staff'
import { actAsService } from '../orders/demo-services'
import { answerAsDemoAgent } from './demo-answers'
import { DEMO_MARK, orderEvidence } from './demo-evidence'
import type { DemoMember } from './seed-staff'

/** Pause long enough for a person to read what happens. */
const PAUSE_MS = 4000
const BATCH = 20
const SAW = '登录核对：段位、皮肤数量、绑定与封禁记录，均与描述一致，见截图。'

/**
 * The demo has no customer service: orders assigned to its service members are verified by a script through the staff
 * functions, once their seller has submitted the account. Items sold by the platform itself are delivered as well. The
 * script also answers chats before a clock moves their order, and does nothing while one of these members is logged in as a person. Resolves with the number of steps taken.
 */
export async function serveAsDemoAgent(services: Services): Promise<number> {
  const { live, log } = services
  const members = await findDemoMembers(services)
  if (members.length === 0) return 0
  let taken = 0
  for (const order of await listWaiting(services, members)) {
    const member = members.find(({ userId }) => userId === order.serviceId)
    const dist = services.distOf(order.distId)
    if (!member || !dist || members.some(({ userId }) => live.isOnline(order.distId, userId))) continue
    try {
      const ctx = { ...actAsService(services, member), dist }
      const pictures = needsPictures(order) ? await orderEvidence(ctx, order.sn as OrderSn) : []
      await applyDeskAction(ctx, { orderSn: order.sn as OrderSn, ...stepAt(order), pictures })
      taken++
    } catch (err) {
      log.warn({ err, orderSn: order.sn }, 'the demo agent could not take a step')
    }
  }
  await answerAsDemoAgent(services, members)
  return taken
}

/** The service members of the demo data, identified by the picture they own. */
async function findDemoMembers(services: Services): Promise<DemoMember[]> {
  const rows = await services.db
    .select({ memberId: staffMembers.id, userId: staffMembers.userId, role: staffMembers.role })
    .from(staffMembers)
    .innerJoin(uploads, and(eq(uploads.userId, staffMembers.userId), eq(uploads.key, DEMO_MARK)))
    .where(and(eq(staffMembers.role, 'service'), isNull(staffMembers.distId), isNull(staffMembers.removedAt)))
  const people = await findUsers(
    services,
    rows.map(({ userId }) => userId),
  )
  return rows.map((row) => ({ ...row, nickName: people.get(row.userId)?.nickName ?? '' }))
}

/** Accounts that were submitted a moment ago, and those sold by the platform itself. */
async function listWaiting({ db, now }: Services, members: readonly DemoMember[]) {
  const calm = new Date(now().getTime() - PAUSE_MS)
  const submitted = and(eq(orders.subStatus, 'VERIFY'), lt(orderCredentials.createdAt, calm))
  const ofHouse = and(eq(orders.sellerId, HOUSE_ID), inArray(orders.subStatus, ['VERIFY', 'REBIND']))
  const rows = await db
    .select({ order: orders })
    .from(orders)
    .leftJoin(orderCredentials, eq(orderCredentials.orderId, orders.id))
    .where(
      and(
        ...[
          inArray(orders.mode, ['account', 'intermediary']),
          eq(orders.status, 1),
          isNull(orders.frozenAt),
          lt(orders.enteredAt, calm),
        ],
        inArray(
          orders.serviceId,
          members.map(({ userId }) => userId),
        ),
        or(ofHouse, submitted),
      ),
    )
    .orderBy(asc(orders.enteredAt))
    .limit(BATCH)
  return rows.map(({ order }) => order)
}

const needsPictures = ({ subStatus, terms }: Pick<Order, 'subStatus' | 'terms'>): boolean =>
  subStatus === 'VERIFY' && !terms.sale?.check

const stepAt = ({ subStatus, terms }: Pick<Order, 'subStatus' | 'terms'>): Omit<StaffInput, 'orderSn'> =>
  subStatus === 'VERIFY' && terms.sale?.check
    ? { action: 'relogin' satisfies StaffAction, hasOtherLogin: true }
    : subStatus === 'VERIFY'
      ? { action: 'verified' satisfies StaffAction, note: SAW, hasOtherLogin: true }
      : { action: 'deliver', account: 'demo-account', password: 'Demo-2026', note: '已换绑到买家的手机号。' }
