import { eq, isNull } from 'drizzle-orm'
import { BREACHES_A_SHIFT } from '@/lib/shared/staff/clocks'
import { HOUR_MS } from '@/lib/shared/time'
import type { Tx } from '../../../db/client'
import { deskClocks } from '../../../db/schema/office/desk-clocks'
import { type Ctx, type Effects, inTx } from '../../../runtime/context'
import { type Key, sweepRows } from '../../../runtime/sweep-rows'
import { loadRuleBook, type RuleBook } from '../../core/tenancy/load-rule-book'
import { assignFreeLead } from '../../orders/trading/staff/assign-free-lead'
import { lockLedOrder } from '../../orders/trading/staff/lock-led-order'
import { type LedOrder, listWaitingOrders } from '../../orders/trading/staff/queries-clocks'
import { findUsers } from '../../people/identity/queries'
import { holdPerson } from '../../people/identity/queries-person'
import { findDuties } from '../../people/staff/queries-duty'
import { ALWAYS, shiftSince } from '../../people/staff/rules-duty'
import { transferText } from '../../people/staff/rules-introduction'
import { notifyLate, notifyMoved, notifyNudge, notifyStuck } from './internal/notify-staff'
import { clocksOfLed, countBreaches, findLateStaff, findRecorded } from './queries'
import { movedText, REST_HOURS, STALE_HOURS } from './rules'
import type { Clock, ClockRow } from './types'

interface Sweep {
  tx: Tx
  effects: Effects
  rulesOf: RuleBook
  at: Date
}

/** Whether a clock asks for something that was not done yet: half of the target a nudge, over it somebody else. */
const isDue = ({ nudgeAt, dueAt }: Clock, row: ClockRow | undefined, at: Date): boolean =>
  dueAt <= at ? !row?.breachedAt && at.getTime() - dueAt.getTime() < STALE_HOURS * HOUR_MS : nudgeAt <= at && !row

/**
 * Scheduled job for the desk's clocks: nudges staff at half of a target, and gives an order that is over it to who is free.
 * One transaction per order, which has the order and its chat locked; the recorded wait makes many instances act once.
 * Returns how many orders were handled.
 */
export async function processDueClocks(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const rulesOf = await loadRuleBook(ctx)
  return sweepRows(ctx, {
    name: 'desk clocks',
    find: (failed) => findDue(ctx, { rulesOf, at, limit, failed }),
    keyOf: (id) => id,
    act: (id) =>
      inTx(ctx, async (tx, effects) => {
        if (!(await lockLedOrder(tx, id, { skips: true }))) return false
        const [led] = await listWaitingOrders(tx, { ids: [id] })
        return led !== undefined && applyClocks({ tx, effects, rulesOf, at }, led)
      }),
  })
}

interface Finding {
  rulesOf: RuleBook
  at: Date
  limit: number
  failed: readonly Key[]
}

async function findDue(ctx: Ctx, { rulesOf, at, limit, failed }: Finding): Promise<number[]> {
  const led = (await listWaitingOrders(ctx.db)).flatMap((one) => {
    const clocks = clocksOfLed(one, { rulesOf, at }).filter(({ nudgeAt }) => nudgeAt <= at)
    return clocks.length > 0 && !failed.includes(one.order.id) ? [{ one, clocks }] : []
  })
  const rowOf = await findRecorded(
    ctx.db,
    led.map(({ one }) => one.order.sn),
  )
  return led
    .filter(({ one, clocks }) => clocks.some((clock) => isDue(clock, rowOf(one, clock), at)))
    .toSorted((a, b) => (a.clocks[0]?.dueAt.getTime() ?? 0) - (b.clocks[0]?.dueAt.getTime() ?? 0))
    .slice(0, limit)
    .map(({ one }) => one.order.id)
}

/** Handles the clocks of a locked order, until it has another lead. */
async function applyClocks(sweep: Sweep, led: LedOrder): Promise<boolean> {
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
      wordsFor: (name, userId) => ({ line: movedText(former, name), says: transferText(name, userId) }),
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
