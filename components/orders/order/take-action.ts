import type { Given } from '@/components/orders/order/forms/action-form'
import { call } from '@/lib/client/api'
import type { MemberAction } from '@/lib/shared/trade/order-forms'

type Send = (orderSn: string, given: Given, options: { idempotencyKey: string }) => Promise<unknown>

/** Actions that have a call of their own. */
const OWN_CALLS: Readonly<Record<string, Send>> = {
  delete: (orderSn, _, options) => call('POST /order/deleteOrder', { orderSn }, options),
  confirm: (orderSn, _, options) => call('POST /order/confirmRecGoods', { orderId: orderSn }, options),
  // without stars it is refused there
  evaluate: (orderSn, { stars, note }, options) =>
    call('POST /order/orderEval', { orderSn, stars: stars as NonNullable<typeof stars>, text: note }, options),
}

/** Does what the API offered as an action of the order. The same `idempotencyKey` acts once. */
export function takeAction(orderSn: string, action: string, given: Given, idempotencyKey: string): Promise<unknown> {
  const options = { idempotencyKey } as const
  const own = OWN_CALLS[action]
  // offered by the API itself, which checks it again
  return own
    ? own(orderSn, given, options)
    : call('POST /order/act', { orderSn, action: action as MemberAction, ...given }, options)
}
