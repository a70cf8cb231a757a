import type { ActionInput } from '@/components/orders/order/forms/action-form'
import { call } from '@/lib/client/api'
import type { MemberAction } from '@/lib/shared/trade/order-forms'

type Send = (orderSn: string, input: ActionInput, options: { idempotencyKey: string }) => Promise<unknown>

/** Actions with their own API call. */
const OWN_CALLS: Readonly<Record<string, Send>> = {
  delete: (orderSn, _, options) => call('POST /order/deleteOrder', { orderSn }, options),
  confirm: (orderSn, _, options) => call('POST /order/confirmRecGoods', { orderId: orderSn }, options),
  // without stars the server rejects it
  evaluate: (orderSn, { stars, note }, options) =>
    call('POST /order/orderEval', { orderSn, stars: stars as NonNullable<typeof stars>, text: note }, options),
}

/** Executes an action that the API offered for the order. Calls with the same `idempotencyKey` take effect once. */
export function applyAction(
  orderSn: string,
  action: string,
  input: ActionInput,
  idempotencyKey: string,
): Promise<unknown> {
  const options = { idempotencyKey } as const
  const own = OWN_CALLS[action]
  // offered by the API, which checks it again
  return own
    ? own(orderSn, input, options)
    : call('POST /order/act', { orderSn, action: action as MemberAction, ...input }, options)
}
