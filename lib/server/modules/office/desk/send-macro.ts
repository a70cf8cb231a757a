import type { OrderSn } from '@/lib/shared/ids'
import type { SentStep } from '@/lib/shared/staff/desk'
import type { StaffCtx } from '../../../runtime/context'
import { freezeOrder } from '../../orders/trading/staff/freeze-order'
import { findDeskOrder } from '../../orders/trading/staff/queries-desk'
import { assignOrder } from './assign-order'
import { sendDeskMessage } from './send-desk-message'
import { updateOrderTag } from './update-order-tag'

interface Macro {
  orderSn: OrderSn
  clientMsgId: string
  title: string
  content: string
  tagId?: number
  step?: SentStep
}

/**
 * Sends a canned reply with its tag and step. Each part is done at most once, so a repeated call completes what an
 * interrupted one left. Refuses NOT_FOUND, ELSEWHERE, ORDER_STATE, FORBIDDEN, CHAT_CLOSED, INVALID_INPUT.
 */
export async function sendMacro(
  ctx: StaffCtx,
  { orderSn, clientMsgId, title, content, tagId, step }: Macro,
): Promise<void> {
  const { serviceId, frozenAt } = await findDeskOrder(ctx, orderSn)
  if (step === 'take' && serviceId !== ctx.user.userId) await assignOrder(ctx, { orderSn, reason: title })
  if (tagId !== undefined) await updateOrderTag(ctx, { orderSn, tagId, isOn: true })
  await sendDeskMessage(ctx, { orderSn, clientMsgId, kind: 'text', content })
  if (step === 'freeze' && frozenAt === null) await freezeOrder(ctx, { orderSn, reason: title })
}
