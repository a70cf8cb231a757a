import type { OrderDetail } from '@/lib/contract/entities/order'
import { yuanText } from '@/lib/shared/money/money'
import { FactList } from './fact-list'
import { OrderTile } from './order-tile'
import { Part } from './part'

/** The order of a case, with amounts and times. */
export function OrderBrief({ detail }: { detail: OrderDetail }) {
  const { sum, payTime, shippedTime } = detail
  return (
    <Part title="订单">
      <OrderTile detail={detail} />
      <FactList
        facts={[
          { label: sum.label, value: yuanText(sum.amount) },
          ...(payTime ? [{ label: '付款', value: payTime.slice(0, 16) }] : []),
          ...(shippedTime ? [{ label: '发货', value: shippedTime.slice(0, 16) }] : []),
        ]}
      />
    </Part>
  )
}
