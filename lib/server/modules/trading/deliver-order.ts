import type { OrderDetail } from '@/lib/contract/entities/order'
import { orderCredentials } from '../../db/schema/trading'
import type { UserCtx } from '../../runtime/context'
import { inTxOnce } from '../../runtime/idempotency'
import { refuse } from '../../runtime/refusal'
import { loadRules } from '../tenancy/platform-rules'
import { detailWithin } from './internal/detail-within'
import { findOrder, partyOf } from './internal/find-order'
import { moveOrder } from './internal/move-order'
import { tellParties } from './internal/tell-parties'
import { modeOf } from './rules'

export interface Delivery {
  orderSn: string
  account?: string
  password?: string
  note?: string
}

/** The seller hands over. What is handed over is stored encrypted, bound to this order. Refuses NOT_FOUND, ORDER_STATE, FORBIDDEN, INVALID_INPUT. */
export async function deliverOrder(ctx: UserCtx, input: Delivery): Promise<OrderDetail> {
  const { orderSn, account = '', password = '', note = '' } = input
  const order = await findOrder(ctx.db, ctx.user.userId, orderSn)
  const rules = await loadRules(ctx, order)
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    const shipped = await moveOrder(tx, order, {
      action: 'deliver',
      actor: partyOf(order, ctx.user.userId),
      explain: '卖家已发货',
      at,
      rules,
      set: { shippedAt: at },
    })
    if (modeOf(order.goodsTypeId) === 'account' ? !account || !password : !note)
      throw refuse('INVALID_INPUT', account || note ? '请填写完整的账号和密码' : '请填写交付内容')
    const cipher = ctx.vault.seal('credentials', order.sn, JSON.stringify({ account, password, note }))
    await tx.insert(orderCredentials).values({ orderId: order.id, cipher, createdAt: at })
    await tellParties(tx, effects, shipped, {
      type: 'send_goods',
      content: '卖家已发货，请买家在订单详情中查看交付内容，检查无误后确认收货。',
      at,
    })
    return detailWithin(ctx, tx, order.sn)
  })
}
