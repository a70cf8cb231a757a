import { Crumb } from '@/components/ui/kit/crumb'
import { useStandsIn } from '@/lib/client/hooks/use-order-list'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { orderListOf } from '@/lib/shared/trade/order-list'

/** Before the order is known: its line is kept, so that nothing moves when it has come. */
export const OrderCrumbWait = () => <Crumb items={[{ title: '个人中心', href: '/center' }, { title: '订单详情' }]} />

/** The way back from an order to the list it stands in, which the menu at the left marks. */
export function OrderCrumb({ detail }: { detail: OrderDetail }) {
  const list = orderListOf(detail)
  useStandsIn(list.href)
  return <Crumb items={[{ title: '个人中心', href: '/center' }, list, { title: detail.orderSn }]} />
}
