import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/orders/trading'
import type { Effects } from '../../../../runtime/context'
import { findClosedSince } from '../../../people/identity/queries-closed'
import { noteOrder } from '../internal/note-order'
import { MODES } from '../modes/table'
import type { Order, Party } from '../types'
import { clockOf, frozen } from './clock'
import { sendOrderLine, showChange } from './notify'

interface Due {
  tx: Tx
  effects: Effects
  order: Order
  at: Date
}

/**
 * Returns the side against which the order's timer decides, if that side froze or closed its account so that it cannot
 * act, and since when; null if there is none. A restricted member finishes running orders, so the timer goes on.
 */
export async function findAbsent(tx: Tx, order: Order): Promise<{ party: Party; since: Date } | null> {
  const party = clockOf(MODES[order.mode], order)?.against
  const userId = party === 'buyer' ? order.buyerId : party === 'seller' ? order.sellerId : null
  if (!party || userId === null) return null
  const since = await findClosedSince(tx, userId)
  // it could act at this place until its account was frozen
  return since && { party, since: new Date(Math.max(since.getTime(), order.enteredAt.getTime())) }
}

/**
 * Leaves an order to staff instead of the timer, whose remaining time is that at which the account was frozen. Returns
 * whether it did: not after staff let the timer run in spite of that.
 */
export async function freezeForStaff({ tx, effects, order, at }: Due): Promise<boolean> {
  if (order.terms.letRun) return false
  const absent = await findAbsent(tx, order)
  if (!absent) return false
  await tx.update(orders).set(frozen(order, absent.since)).where(eq(orders.id, order.id))
  const explain = `${MODES[order.mode].words.parties[absent.party]}账号已冻结，订单等待客服处理`
  await noteOrder(tx, order, { action: 'freeze', actor: 'system', explain, at })
  await sendOrderLine({ tx, effects, order, at }, 'status', `${explain}。`)
  showChange({ effects, order })
  return true
}
