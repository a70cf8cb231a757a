import { FactList } from '@/components/orders/order/fact-list'
import type { OrderAction } from '@/lib/contract/entities/order'
import { yuanText } from '@/lib/shared/money/money'

/** How much an action refunds, to where, and when it arrives. */
export function RefundFacts({ refund: { amount, target, arrival } }: { refund: NonNullable<OrderAction['refund']> }) {
  return (
    <FactList
      facts={[
        { label: '退款金额', value: yuanText(amount) },
        { label: '退到', value: target },
        { label: '到账时间', value: arrival },
      ]}
    />
  )
}
