import { Badge } from '@/components/ui/kit/badge'
import { type ButtonLook, buttonClass } from '@/components/ui/kit/button'
import type { OrderRow } from '@/lib/contract/entities/order'
import { isPaidSide } from '@/lib/shared/trade/order-status'

interface Props {
  order: Pick<OrderRow, 'orderSn' | 'status' | 'groupId' | 'unread'>
  isSeller: boolean
  label?: string
  look?: ButtonLook
}

/** Link to the order's group; renders nothing before one exists. */
export function ChatLink({ order, isSeller, label = '进入群聊', look }: Props) {
  if (!order.groupId) return null
  const status = isPaidSide(order.status) ? order.status : -1
  return (
    <a
      className={buttonClass(look)}
      href={`/chatSystem?status=${status}&returnType=${isSeller ? 1 : 0}&orderSn=${order.orderSn}`}
    >
      {label}
      <Badge count={order.unread} />
    </a>
  )
}
