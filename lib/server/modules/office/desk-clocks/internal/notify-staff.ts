import type { UserId } from '@/lib/shared/ids'
import { BREACHES_A_SHIFT, CLOCKS, staffTitle } from '@/lib/shared/staff/clocks'
import { formatShortTime } from '@/lib/shared/time'
import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import { notifyUsers } from '../../../core/notifications/notify-users'
import type { LedOrder } from '../../../orders/trading/staff/queries-clocks'
import { findEmployer, findSupervisorIds } from '../../../people/staff/queries-supervisors'
import type { Clock } from '../types'

interface Change {
  tx: Tx
  effects: Effects
  at: Date
}
type Led = LedOrder['order']

interface Words {
  to: readonly UserId[]
  key: string
  title: string
  text: string
  href?: string
}

async function tell({ tx, effects, at }: Change, { sn, distId }: Led, { to, key, title, text, href }: Words) {
  const link = href ?? `/desk?orderSn=${sn}`
  const notices = to.map((userId) => {
    const who = { userId, distId, kind: 'order' as const, isUrgent: true }
    return { ...who, key, title, text, href: link }
  })
  await notifyUsers(tx, effects, { notices, at })
}

const waitKey = ({ sn }: Led, { kind, since }: Clock): string => `${sn} ${kind} ${since.getTime()}`

export const notifyNudge = (change: Change, order: Led, clock: Clock): Promise<void> =>
  tell(change, order, {
    to: [order.serviceId],
    key: `nudge ${waitKey(order, clock)}`,
    title: `有订单待${clock.kind === 'next' || clock.kind === 'first' ? '回复' : CLOCKS[clock.kind]}，${formatShortTime(clock.dueAt).slice(6)} 超时`,
    text: order.snapshot.bigTitle,
  })

/** Tells the new lead and the former one. */
export async function notifyMoved(
  change: Change,
  order: Led,
  { clock, movedTo, former }: { clock: Clock; movedTo: UserId; former: string },
): Promise<void> {
  const text = order.snapshot.bigTitle
  const key = `moved ${waitKey(order, clock)}`
  await tell(change, order, { to: [movedTo], key, text, title: `${staffTitle(former)}超时，订单已改派给你` })
  await tell(change, order, { to: [order.serviceId], key, text, title: `${CLOCKS[clock.kind]}超时，订单已由他人接手` })
}

/** Notifies the new lead of an order whose lead is off work. */
export const notifyShiftOver = (
  change: Change,
  order: Led,
  { movedTo, former }: { movedTo: UserId; former: string },
): Promise<void> =>
  tell(change, order, {
    to: [movedTo],
    key: `shift over ${order.sn} ${change.at.getTime()}`,
    title: `${staffTitle(former)}已下班，待回复的订单转给你`,
    text: order.snapshot.bigTitle,
  })

/** Alarms supervisors of the platform and of the order's site, because no one is free. */
export async function notifyStuck(change: Change, order: Led, clock: Clock): Promise<void> {
  await tell(change, order, {
    to: await findSupervisorIds(change.tx, order.distId),
    key: `stuck ${waitKey(order, clock)}`,
    title: `${CLOCKS[clock.kind]}超时，没有空闲客服可改派`,
    text: order.snapshot.bigTitle,
  })
}

/** Tells the supervisors of a staff member, once a shift. */
export async function notifyLate(
  change: Change,
  order: Led,
  { name, shift }: { name: string; shift: Date },
): Promise<void> {
  const employer = await findEmployer(change.tx, order.serviceId)
  await tell(change, order, {
    to: await findSupervisorIds(change.tx, employer),
    key: `late ${order.serviceId} ${shift.getTime()}`,
    title: `${staffTitle(name)}本班已超时 ${BREACHES_A_SHIFT} 次`,
    text: '请查看客服看板，了解情况或调整排班',
    href: '/console/wallboard',
  })
}
