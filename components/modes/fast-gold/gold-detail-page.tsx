'use client'

import { OrderCrumbWait } from '@/components/orders/detail/order-crumb'
import { OrderDetailPage } from '@/components/orders/detail/order-detail-page'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { GoldLadder } from './gold-ladder'
import { GoldMoney } from './gold-money'
import { MerchantQueue } from './merchant-queue'

/** A currency order by amount, with its money flow. */
function GoldDetailPage({ orderSn }: { orderSn: string }) {
  return <OrderDetailPage orderSn={orderSn} ladder={ladderOf} more={moreOf} />
}

const ladderOf = (detail: OrderDetail) => <GoldLadder detail={detail} />
const moreOf = (detail: OrderDetail) => (
  <>
    {detail.mode === 'fastGold' && detail.belong === 0 && detail.status > 0 ? <MerchantQueue detail={detail} /> : null}
    <GoldMoney detail={detail} />
  </>
)

/** Query: orderSn. */
export const GoldDetailHere = withAddress(
  GoldDetailPage,
  (address) => ({ orderSn: fromQuery(address, 'orderSn') }),
  <OrderCrumbWait />,
)
