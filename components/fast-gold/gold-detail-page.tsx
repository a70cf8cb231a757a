'use client'

import { OrderDetailPage } from '@/components/order/order-detail-page'
import { fromQuery, withAddress } from '@/components/ui/with-address'
import { MoneyFlow } from './money-flow'

/** An order of currency by amount, with the way its money goes. */
function GoldDetailPage({ orderSn }: { orderSn: string }) {
  return <OrderDetailPage orderSn={orderSn} more={(detail) => <MoneyFlow detail={detail} />} />
}

/** Query: orderSn. */
export const GoldDetailHere = withAddress(GoldDetailPage, (address) => ({ orderSn: fromQuery(address, 'orderSn') }))
