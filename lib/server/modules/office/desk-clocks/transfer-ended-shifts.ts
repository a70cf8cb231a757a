import { staffTitle } from '@/lib/shared/staff/clocks'
import { isOnShift } from '@/lib/shared/staff/shifts'
import type { Db, Tx } from '../../../db/client'
import { type Ctx, inTx } from '../../../runtime/context'
import { type Key, sweepRows } from '../../../runtime/sweep-rows'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { assignFreeLead } from '../../orders/trading/staff/assign-free-lead'
import { lockLedOrder } from '../../orders/trading/staff/lock-led-order'
import { type LedOrder, listWaitingOrders } from '../../orders/trading/staff/queries-clocks'
import { findUsers } from '../../people/identity/queries'
import { findDuties } from '../../people/staff/queries-duty'
import { transferText } from '../../people/staff/rules-introduction'
import { notifyShiftOver } from './internal/notify-staff'

/**
 * Scheduled job: gives orders whose lead is outside the own shifts, and whose chat has a line that no one answered, to a
 * colleague on duty. Without one they stay, and their clocks run on. Returns how many were given away.
 */
export async function transferEndedShifts(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const rulesOf = await loadRuleBook(ctx)
  return sweepRows(ctx, {
    name: 'ended shifts',
    find: (failed) => findLeft(ctx, { at, limit, failed }),
    keyOf: (id) => id,
    act: (id) =>
      inTx(ctx, async (tx, effects) => {
        const order = await lockLedOrder(tx, id, { skips: true })
        const [led] = order ? await listWaitingOrders(tx, { ids: [id] }) : []
        // read again under the lock: an answer, or a longer shift, counts
        if (!led || !(await listLeft(tx, [led], at)).includes(led)) return false
        const { serviceId } = led.order
        const former = (await findUsers({ db: tx }, [serviceId])).get(serviceId)?.nickName ?? ''
        const movedTo = await assignFreeLead(
          { tx, effects, order: led.order, rules: rulesOf(led.order), at },
          {
            except: [serviceId],
            explain: '客服已下班，由另一位客服接手',
            wordsFor: (name, userId) => ({
              line: `${staffTitle(former)}已下班，后续由${staffTitle(name)}跟进`,
              says: transferText(name, userId),
            }),
          },
        )
        if (movedTo === null) return false
        await notifyShiftOver({ tx, effects, at }, led.order, { movedTo, former })
        return true
      }),
  })
}

async function findLeft(
  { db }: Ctx,
  { at, limit, failed }: { at: Date; limit: number; failed: readonly Key[] },
): Promise<number[]> {
  const left = await listLeft(db, await listWaitingOrders(db), at)
  return left
    .filter(({ order }) => !failed.includes(order.id))
    .toSorted((a, b) => (a.wait.askedMs ?? 0) - (b.wait.askedMs ?? 0))
    .slice(0, limit)
    .map(({ order }) => order.id)
}

/** Those that wait for an answer of a lead whose shift is over. Whoever is offline has handed the orders over. */
async function listLeft(db: Db | Tx, list: readonly LedOrder[], at: Date): Promise<LedOrder[]> {
  const asked = list.filter(({ wait }) => wait.askedMs !== null)
  const duties = await findDuties(db, [...new Set(asked.map(({ order }) => order.serviceId))])
  return asked.filter(({ order }) => {
    const duty = duties.get(order.serviceId)
    return duty !== undefined && duty.state !== 'away' && !isOnShift(duty, at)
  })
}
