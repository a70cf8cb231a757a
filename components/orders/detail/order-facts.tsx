import { FactList } from '@/components/orders/order/fact-list'
import { Part } from '@/components/orders/order/part'
import type { OrderDetail } from '@/lib/contract/entities/order'

export function OrderFacts({ detail }: { detail: OrderDetail }) {
  return (
    <Part title="订单信息">
      <FactList facts={detail.rows} />
    </Part>
  )
}
