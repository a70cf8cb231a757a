import { type Ctx, inTx } from '../../../runtime/context'
import { type Key, sweepRows } from '../../../runtime/sweep-rows'
import { loadRuleBook, type RuleBook } from '../../core/tenancy/load-rule-book'
import { lockLedOrder } from '../../orders/trading/staff/lock-led-order'
import { findLedSites, type LedOrder, listWaitingOrders } from '../../orders/trading/staff/queries-clocks'
import { findDuties } from '../../people/staff/queries-duty'
import { siteServing } from '../../people/staff/queries-service'
import { applyClocks } from './internal/apply-clocks'
import { deleteWatches, saveLooks } from './internal/save-looks'
import { clearParked, findShifts, transferLeftOrder } from './internal/transfer-left-order'
import { clocksOfLed, findRecorded } from './queries'
import { addWatches, findDueWatches } from './queries-watches'
import { isDue, isLeft, nextLook } from './rules'
import type { Clock, Sweep } from './types'

/** Orders that one run reads. */
const LOOKS = 1000

/**
 * Scheduled job for the desk's clocks: nudges staff at half of a target, gives an order that is over it to who is free, and
 * one that waits for a lead whose shift is over to a colleague on duty. One transaction per order, which has the order and
 * its chat locked; the recorded wait makes many instances act once. Each order is read when its next clock can be due.
 * Returns how many orders were handled.
 */
export async function processDueClocks(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const rulesOf = await loadRuleBook(ctx)
  await addWatches(ctx.db, at)
  return sweepRows(ctx, {
    name: 'desk clocks',
    find: (failed) => findDue(ctx, { rulesOf, at, limit, failed }),
    keyOf: (id) => id,
    act: (id) =>
      inTx(ctx, async (tx, effects) => {
        if (!(await lockLedOrder(tx, id, { skips: true }))) return false
        const sweep = { tx, effects, rulesOf, at }
        const [led] = await listWaitingOrders(tx, { ids: [id] })
        if (!led) return clearParked(tx, id)
        const isHandled = await applyTo(sweep, led)
        await saveLooks(tx, new Map([[id, nextLook(clocksOfLed(led, sweep), rulesOf(led.order), at)]]))
        return isHandled
      }),
  })
}

interface Finding {
  rulesOf: RuleBook
  at: Date
  limit: number
  failed: readonly Key[]
}

/** Returns the orders with something to do; the others are read again later, those that ended never. */
async function findDue({ db }: Ctx, { rulesOf, at, limit, failed }: Finding): Promise<number[]> {
  const watches = await findDueWatches(db, { at, limit: LOOKS, failed })
  if (watches.length === 0) return []
  const ids = watches.map(({ orderId }) => orderId)
  const [siteOf, waiting] = await Promise.all([findLedSites(db, ids), listWaitingOrders(db, { ids })])
  const ledOf = new Map(waiting.map((led) => [led.order.id, led]))
  const isToDo = await judgeWaits(db, waiting, { rulesOf, at })
  const due: number[] = []
  const looks = new Map<number, Date>()
  for (const { orderId, parkedAt } of watches) {
    const [led, distId] = [ledOf.get(orderId), siteOf.get(orderId)]
    if (distId === undefined) continue
    const clocks = led ? clocksOfLed(led, { rulesOf, at }) : []
    if (led ? isToDo(led, clocks, parkedAt !== null) : parkedAt !== null) due.push(orderId)
    else looks.set(orderId, nextLook(clocks, rulesOf({ distId }), at))
  }
  await deleteWatches(
    db,
    ids.filter((id) => !siteOf.has(id)),
  )
  await saveLooks(db, looks)
  return due.slice(0, limit)
}

/** Returns what decides whether an order has something to do: a clock, or a line that waits for a lead who is off work. */
async function judgeWaits(db: Ctx['db'], waiting: readonly LedOrder[], when: Pick<Finding, 'rulesOf' | 'at'>) {
  const { at } = when
  const rowOf = await findRecorded(
    db,
    waiting.map(({ order }) => order.sn),
  )
  const duties = await findDuties(db, [...new Set(waiting.map(({ order }) => order.serviceId))])
  const left = new Set(waiting.filter(({ order, wait }) => isLeft(wait, duties.get(order.serviceId), at)))
  const sites = [...new Set([...left].map(({ order }) => siteServing(order)))]
  const shifts = new Map(await Promise.all(sites.map(async (site) => [site, await findShifts(db, site, at)] as const)))
  return (led: LedOrder, clocks: readonly Clock[], isParked: boolean): boolean => {
    const isLeftNow = left.has(led)
    // those that wait for a shift are tried once it began, so that they do not take the place of others
    const isShiftDue = isLeftNow ? !isParked || shifts.get(siteServing(led.order))?.isAnyone === true : isParked
    return isShiftDue || clocks.some((clock) => isDue(clock, rowOf(led, clock), at))
  }
}

/** Handles a locked order. */
async function applyTo(sweep: Sweep, led: LedOrder): Promise<boolean> {
  const { tx, at } = sweep
  const { id, serviceId } = led.order
  const duty = (await findDuties(tx, [serviceId])).get(serviceId)
  // read again under the lock: an answer, or a longer shift, counts
  const outcome = isLeft(led.wait, duty, at) ? await transferLeftOrder(sweep, led) : await clearParked(tx, id)
  if (outcome === 'moved') return true
  return (await applyClocks(sweep, led)) || outcome === 'parked'
}
