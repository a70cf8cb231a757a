import type { OrderSn } from '@/lib/shared/ids'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { tellPeople } from '../../core/notifications/tell-people'
import { keepAudit } from '../../core/oversight/keep-audit'
import { leadOrder } from '../../orders/trading/staff/lead-order'
import { findUsers } from '../../people/identity/queries'
import { findServiceIds } from '../../people/staff/queries-service'
import { keepNote } from './internal/keep-note'
import { handedOverWords } from './rules'

interface Transfer {
  orderSn: OrderSn
  userId: number
  note: string
}

/**
 * Hands an order over to somebody who serves this site's customers, with a note for that one; who is told. Refuses NOT_FOUND,
 * ELSEWHERE, ORDER_STATE, FORBIDDEN, INVALID_INPUT.
 */
export async function transferOrder(ctx: StaffCtx, { orderSn, userId, note }: Transfer): Promise<void> {
  const ids: readonly number[] = await findServiceIds(ctx.db, ctx.dist.distId)
  if (!ids.includes(userId)) throw refuse('INVALID_INPUT', '请选择一位在职客服', { field: 'userId' })
  const name = (await findUsers(ctx, [userId])).get(userId)?.nickName ?? ''
  await inTxOnce(ctx, async (tx, effects) => {
    const says = handedOverWords(name, userId)
    const before = await leadOrder(ctx, { tx, effects }, { orderSn, serviceId: userId, says })
    await keepNote(tx, ctx, { orderSn, text: note, handedTo: userId })
    await keepAudit(tx, ctx, {
      ...{ action: 'order.transfer', target: `order:${orderSn}` },
      ...{ before: { serviceId: before.serviceId }, after: { serviceId: userId } },
    })
    const at = ctx.now()
    const notice = {
      ...{ userId, distId: ctx.dist.distId, kind: 'order' as const, key: `transfer ${orderSn} ${at.getTime()}` },
      ...{
        title: `${ctx.user.nickName}转给你一笔订单`,
        text: before.snapshot.bigTitle,
        href: `/desk?orderSn=${orderSn}`,
      },
    }
    await tellPeople(tx, effects, { notices: [notice], at })
    return null
  })
}
