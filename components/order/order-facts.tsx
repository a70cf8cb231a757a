import type { OrderDetail } from '@/lib/contract/entities/order'
import { FactList } from './fact-list'
import { Part } from './part'

export function OrderFacts({ detail }: { detail: OrderDetail }) {
  return (
    <Part title="订单信息">
      <FactList facts={detail.rows} />
    </Part>
  )
}
