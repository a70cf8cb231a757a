import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import type { OrderRow } from '@/lib/contract/entities/order'

interface Props {
  order: Pick<OrderRow, 'orderSn' | 'status' | 'groupId' | 'unread'>
  isSeller: boolean
  label?: string
  size?: 'sm'
}

/** To the order's group; nothing before one exists. */
export function ChatLink({ order, isSeller, label = '进入群聊', size }: Props) {
  if (!order.groupId) return null
  const status = [1, 2, 3].includes(order.status) ? order.status : -1
  return (
    <a
      className={buttonClass({ size })}
      href={`/chatSystem?status=${status}&returnType=${isSeller ? 1 : 0}&orderSn=${order.orderSn}`}
    >
      {label}
      <Badge count={order.unread} />
    </a>
  )
}

export const orderHref = (orderSn: string): string => `/center/buyers/buyOrderDetail?orderSn=${orderSn}`
