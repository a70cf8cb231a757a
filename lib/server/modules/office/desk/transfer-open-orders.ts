import { staffTitle } from '@/lib/shared/staff/clocks'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { notifyUsers } from '../../core/notifications/notify-users'
import { recordAudit } from '../../core/oversight/record-audit'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { assignFreeLead } from '../../orders/trading/staff/assign-free-lead'
import { lockLedOrder } from '../../orders/trading/staff/lock-led-order'
import { findSupervisorIds } from '../../people/staff/queries-supervisors'
import { saveNote } from '../desk-notes/save-note'

interface HandOver {
  /** Row ids of the orders. */
  ids: readonly number[]
  note: string
}

/**
 * Gives the caller's running orders to free colleagues at the end of a shift, each in a transaction of its own and with the
 * note. Orders for which no one is free stay, and supervisors are notified of them.
 */
export async function transferOpenOrders(
  ctx: StaffCtx,
  { ids, note }: HandOver,
): Promise<{ passed: number; kept: number }> {
  const outcomes: boolean[] = []
  for (const id of ids) {
    const isPassed = await transferOne(ctx, id, note)
    if (isPassed !== null) outcomes.push(isPassed)
  }
  const kept = outcomes.filter((isPassed) => !isPassed).length
  if (kept > 0) await notifyKept(ctx, kept)
  return { passed: outcomes.length - kept, kept }
}

/** Returns whether somebody was free; null: the order has another lead or is over. */
async function transferOne(ctx: StaffCtx, id: number, note: string): Promise<boolean | null> {
  const rulesOf = await loadRuleBook(ctx)
  const at = ctx.now()
  const { userId, nickName } = ctx.user
  return inTx(ctx, async (tx, effects) => {
    const order = await lockLedOrder(tx, id)
    if (order?.serviceId !== userId) return null
    const handedTo = await assignFreeLead(
      { tx, effects, order, rules: rulesOf(order), at },
      {
        except: [userId],
        explain: '客服已交班，由另一位客服接手',
        lineFor: (name) => `${staffTitle(nickName)}已交班，后续由${staffTitle(name)}跟进`,
      },
    )
    await saveNote(tx, { orderSn: order.sn, distId: order.distId, userId, text: note, handedTo, at })
    if (handedTo === null) return false
    const target = `order:${order.sn}`
    const [before, after] = [{ serviceId: userId }, { serviceId: handedTo }]
    await recordAudit(tx, ctx, { action: 'order.transfer', target, before, after })
    const notice = {
      userId: handedTo,
      distId: order.distId,
      kind: 'order' as const,
      key: `transfer ${order.sn} ${at.getTime()}`,
      title: `${nickName}交班，转给你一笔订单`,
      text: order.snapshot.bigTitle,
      href: `/desk?orderSn=${order.sn}`,
    }
    await notifyUsers(tx, effects, { notices: [notice], at })
    return true
  })
}

async function notifyKept(ctx: StaffCtx, kept: number): Promise<void> {
  const at = ctx.now()
  const { userId, nickName } = ctx.user
  await inTx(ctx, async (tx, effects) => {
    const notices = (await findSupervisorIds(tx, ctx.staff.distId)).map((to) => ({
      userId: to,
      distId: ctx.dist.distId,
      kind: 'order' as const,
      key: `shift ${userId} ${at.getTime()}`,
      title: `${staffTitle(nickName)}已离线，${kept} 笔订单没有客服接手`,
      text: '当前没有空闲客服，请在客服工作台转单',
      href: '/console/wallboard',
      isUrgent: true,
    }))
    await notifyUsers(tx, effects, { notices, at })
  })
}
