import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { staffTitle } from '@/lib/shared/staff/clocks'
import { nextShiftStart } from '@/lib/shared/staff/shifts'
import { formatShortTime } from '@/lib/shared/time'
import type { Db, Tx } from '../../../../db/client'
import { deskWatches } from '../../../../db/schema/office/desk-clocks'
import { sendOrderLine } from '../../../orders/trading/flow/notify'
import { assignFreeLead } from '../../../orders/trading/staff/assign-free-lead'
import type { LedOrder } from '../../../orders/trading/staff/queries-clocks'
import { findUsers } from '../../../people/identity/queries'
import { findDuties } from '../../../people/staff/queries-duty'
import { findServiceIds, siteServing } from '../../../people/staff/queries-service'
import { isOnDuty } from '../../../people/staff/rules-duty'
import { saveNote } from '../../desk-notes/save-note'
import { parkedText } from '../rules'
import type { Sweep } from '../types'
import { notifyShiftOver } from './notify-staff'

/**
 * Gives a locked order whose lead is off work to a colleague on duty. With no one on duty its parties read once when the
 * next shift begins, and it is marked until then. Returns null if nothing changed.
 */
export async function transferLeftOrder(
  { tx, effects, rulesOf, at }: Sweep,
  led: LedOrder,
): Promise<'moved' | 'parked' | null> {
  const { order, wait } = led
  const { serviceId } = order
  const former = (await findUsers({ db: tx }, [serviceId])).get(serviceId)?.nickName ?? ''
  const deal = { tx, effects, order, rules: rulesOf(order), at }
  const movedTo = await assignFreeLead(deal, {
    except: [serviceId],
    explain: '客服已下班，由另一位客服接手',
    lineFor: (name) => `${staffTitle(former)}已下班，后续由${staffTitle(name)}跟进`,
  })
  if (movedTo !== null) {
    const asked = formatShortTime(new Date(wait.askedMs ?? at.getTime()))
    const text = `${staffTitle(former)}的接单时段已结束，系统转单。${asked} 起有消息没有回复，请先看聊天记录`
    const { sn: orderSn, distId } = order
    await saveNote(tx, { orderSn, distId, userId: null, text, handedTo: movedTo, at })
    await notifyShiftOver({ tx, effects, at }, order, { movedTo, former })
    await clearParked(tx, order.id)
    return 'moved'
  }
  const { isAnyone, next } = await findShifts(tx, siteServing(order), at)
  if (isAnyone || !(await park(tx, order.id, at))) return null
  await sendOrderLine(deal, 'status', parkedText(next))
  return 'parked'
}

/** Whether anybody of a site is on duty, and when the next shift of one of them begins; null: not known. */
export async function findShifts(
  db: Db | Tx,
  site: number | null,
  at: Date,
): Promise<{ isAnyone: boolean; next: Date | null }> {
  const duties = [...(await findDuties(db, await findServiceIds(db, site))).values()]
  const starts = duties.flatMap((duty) => (duty.state === 'open' ? (nextShiftStart(duty, at)?.getTime() ?? []) : []))
  return {
    isAnyone: duties.some((duty) => isOnDuty(duty, at)),
    next: starts.length === 0 ? null : new Date(Math.min(...starts)),
  }
}

/** Ends the mark of an order that waited for the next shift. */
export async function clearParked(tx: Tx, orderId: number): Promise<false> {
  const isOf = eq(deskWatches.orderId, orderId)
  await tx
    .update(deskWatches)
    .set({ parkedAt: null })
    .where(and(isOf, isNotNull(deskWatches.parkedAt)))
  return false
}

/** Marks an order, with its row locked. Returns false if it was marked before. */
async function park(tx: Tx, orderId: number, parkedAt: Date): Promise<boolean> {
  const isOf = eq(deskWatches.orderId, orderId)
  const { rowCount } = await tx
    .update(deskWatches)
    .set({ parkedAt })
    .where(and(isOf, isNull(deskWatches.parkedAt)))
  return rowCount === 1
}
