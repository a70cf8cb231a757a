import { eq, isNull } from 'drizzle-orm'
import { BREACHES_A_SHIFT } from '@/lib/shared/staff/clocks'
import { HOUR_MS } from '@/lib/shared/time'
import { deskClocks } from '../../../../db/schema/office/desk-clocks'
import { assignFreeLead } from '../../../orders/trading/staff/assign-free-lead'
import type { LedOrder } from '../../../orders/trading/staff/queries-clocks'
import { findUsers } from '../../../people/identity/queries'
import { holdPerson } from '../../../people/identity/queries-person'
import { findDuties } from '../../../people/staff/queries-duty'
import { ALWAYS, shiftSince } from '../../../people/staff/rules-duty'
import { clocksOfLed, countBreaches, findLateStaff, findRecorded } from '../queries'
import { isDue, movedText, REST_HOURS } from '../rules'
import type { Clock, Sweep } from '../types'
import { notifyLate, notifyMoved, notifyNudge, notifyStuck } from './notify-staff'

/** Handles the clocks of a locked order, until it has another lead. */
export async function applyClocks(sweep: Sweep, led: LedOrder): Promise<boolean> {
  const { tx, at } = sweep
  const rowOf = await findRecorded(tx, [led.order.sn])
  const due = clocksOfLed(led, sweep).filter((clock) => isDue(clock, rowOf(led, clock), at))
  for (const clock of due) {
    const isMoved = clock.dueAt <= at ? await moveLate(sweep, led, clock) : await nudge(sweep, led, clock)
    if (isMoved) break
  }
  return due.length > 0
}

const rowOfClock = ({ order }: LedOrder, { kind, since, dueAt }: Clock, at: Date) => {
  const { sn: orderSn, distId, serviceId: userId } = order
  return { orderSn, distId, userId, kind, since, dueAt, createdAt: at }
}

async function nudge({ tx, effects, at }: Sweep, led: LedOrder, clock: Clock): Promise<false> {
  const [row] = await tx
    .insert(deskClocks)
    .values({ ...rowOfClock(led, clock, at), nudgedAt: at })
    .onConflictDoNothing()
    .returning({ id: deskClocks.id })
  if (row) await notifyNudge({ tx, effects, at }, led.order, clock)
  return false
}

/** Records a breach, and gives the order to who is free; with no one free it stays and supervisors are alarmed. */
async function moveLate({ tx, effects, rulesOf, at }: Sweep, led: LedOrder, clock: Clock): Promise<boolean> {
  const { order } = led
  const { serviceId } = order
  // breaches of one person are counted one after another
  await holdPerson(tx, serviceId)
  const [row] = await tx
    .insert(deskClocks)
    .values({ ...rowOfClock(led, clock, at), breachedAt: at })
    .onConflictDoUpdate({
      target: [deskClocks.orderSn, deskClocks.userId, deskClocks.kind, deskClocks.since],
      set: { breachedAt: at },
      setWhere: isNull(deskClocks.breachedAt),
    })
    .returning({ id: deskClocks.id })
  if (!row) return false
  const lateStaff = await findLateStaff(tx, order.sn, new Date(at.getTime() - REST_HOURS * HOUR_MS))
  const former = (await findUsers({ db: tx }, [serviceId])).get(serviceId)?.nickName ?? ''
  const movedTo = await assignFreeLead(
    { tx, effects, order, rules: rulesOf(order), at },
    {
      except: [...new Set([serviceId, ...lateStaff])],
      explain: '客服暂时无法回复，已由另一位客服接手',
      lineFor: (name) => movedText(former, name),
    },
  )
  const change = { tx, effects, at }
  if (movedTo === null) await notifyStuck(change, order, clock)
  else {
    await tx.update(deskClocks).set({ movedTo }).where(eq(deskClocks.id, row.id))
    await notifyMoved(change, order, { clock, movedTo, former })
  }
  const duty = (await findDuties(tx, [serviceId])).get(serviceId) ?? ALWAYS
  const shift = shiftSince(duty, at)
  if ((await countBreaches(tx, serviceId, shift)) === BREACHES_A_SHIFT)
    await notifyLate(change, order, { name: former, shift })
  return movedTo !== null
}
