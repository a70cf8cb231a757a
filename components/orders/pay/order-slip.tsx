import { orderFace, placeOf } from '@/components/orders/order/order-text'
import { Price } from '@/components/ui/kit/price'
import { Slip } from '@/components/ui/kit/slip'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { yuanText } from '@/lib/shared/money/money'

const number = (text: string) => <span className="num">{text}</span>

/** The order as the buyer's receipt. */
export function OrderSlip({ order }: { order: OrderDetail }) {
  const { gameName, areaName, serverName } = placeOf(order)
  const facts = [
    { label: '游戏', value: `${gameName} · ${order.orderTypeName}` },
    { label: '区服', value: [areaName, serverName].filter(Boolean).join(' · ') },
    ...order.rows.map(({ label, value }) => ({ label, value: number(value) })),
  ].filter((row) => row.value)
  const sums = [
    ...order.sums.map(({ label, amount }) => ({ label, value: number(yuanText(amount)) })),
    { label: order.sum.label, value: <Price yuan={order.sum.amount} size="l" />, total: true },
    ...order.settled.map(({ label, amount }) => ({ label, value: number(yuanText(amount)) })),
  ]
  return (
    <Slip sn={order.orderSn} facts={facts} sums={sums}>
      <GoodsCover {...orderFace(order)} src={order.thumbnail} width={88} />
      <p>
        <span className="ell2">{order.bigTitle}</span>
        {order.quantity ? <small className="muted num">{`${yuanText(order.unitPrice)}${order.quantity}`}</small> : null}
      </p>
    </Slip>
  )
}
