'use client'

import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { Steps } from '@/components/ui/kit/steps'
import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'

/** Maximum steps that fit into the header: those around the current one. */
const SHOWN = 4

/** Progress of one order, in the header of its payment and success pages. */
export function OrderSteps({ orderSn }: { orderSn: string }) {
  const { data, reload } = useLoad(orderSn, async () =>
    orderSn ? (await call('GET /order/listOrderProcess', { orderSn })).list : [],
  )
  useLiveOrders(reload, orderSn)
  if (!data || data.length === 0) return null
  const done = data.filter((step) => step.done).length
  const from = Math.max(0, Math.min(done - 1, data.length - SHOWN))
  const steps = data.slice(from, from + SHOWN)
  return <Steps steps={steps.map((step) => shortStep(step.explain))} now={steps.filter((step) => step.done).length} />
}

/** '买家已下单' as '下单': the same words as on the order page, and narrow enough for the header. */
const shortStep = (explain: string): string => explain.replace(/^(?:买家|卖家)已?/, '').replace(/，交易成功$/, '')

/** Query: orderSn. */
export const OrderStepsHere = withAddress(OrderSteps, (address) => ({ orderSn: fromQuery(address, 'orderSn') }))
