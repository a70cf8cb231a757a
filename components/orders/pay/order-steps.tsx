'use client'

import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { Steps } from '@/components/ui/kit/steps'
import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'

/** Progress of one order, in the header of its payment and success pages. */
export function OrderSteps({ orderSn }: { orderSn: string }) {
  const { data, reload } = useLoad(orderSn, async () =>
    orderSn ? (await call('GET /order/listOrderProcess', { orderSn })).stages : [],
  )
  useLiveOrders(reload, orderSn)
  if (!data || data.length === 0) return null
  return <Steps steps={data.map(({ name }) => name)} now={data.filter(({ done }) => done).length} />
}

/** Query: orderSn. */
export const OrderStepsHere = withAddress(OrderSteps, (address) => ({ orderSn: fromQuery(address, 'orderSn') }))
