import { Crumb } from '@/components/ui/kit/crumb'
import { useStandsIn } from '@/lib/client/hooks/use-order-list'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { orderListOf } from '@/lib/shared/trade/order-list'

/** Reserves the breadcrumb's space until the order is loaded, so that nothing moves. */
export const OrderCrumbWait = () => <Crumb items={[{ title: '个人中心', href: '/center' }, { title: '订单详情' }]} />

/** Breadcrumb from an order to its list, which is also highlighted in the left menu. */
export function OrderCrumb({ detail }: { detail: OrderDetail }) {
  const list = orderListOf(detail)
  useStandsIn(list.href)
  return <Crumb items={[{ title: '个人中心', href: '/center' }, list, { title: detail.orderSn }]} />
}
