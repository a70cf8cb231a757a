import { placeOf } from '@/components/order/order-text'
import { GoodsCover } from '@/components/ui/goods-cover'
import { Price, yuanText } from '@/components/ui/price'
import { Slip } from '@/components/ui/slip'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { goodsType } from '@/lib/shared/goods-types'

/** The order as its buyer's receipt. */
export function OrderSlip({ order, total = '合计' }: { order: OrderDetail; total?: string }) {
  const { gameName, areaName, serverName } = placeOf(order)
  const facts = [
    { label: '游戏', value: `${gameName} · ${order.orderTypeName}` },
    { label: '区服', value: [areaName, serverName].filter(Boolean).join(' · ') },
    { label: '卖家', value: order.sellerName },
    { label: goodsType(order.orderTypeId).receiver?.onOrder ?? '收货角色', value: order.roleName },
    { label: '联系方式', value: order.contact },
    { label: '下单时间', value: <span className="num">{order.createTime}</span> },
  ].filter((row) => row.value)
  const count = order.goodsNum > 1 ? ` × ${order.goodsNum}` : ''
  const sums = [
    { label: '商品金额', value: <span className="num">{`${yuanText(order.unitPrice)}${count}`}</span> },
    {
      label: '包赔服务',
      value: <span className="num">{order.ensureId ? yuanText(order.ensurePrice ?? '0.00') : '未购买'}</span>,
    },
    ...(order.discountPrice && order.discountPrice !== '0.00'
      ? [{ label: '优惠券', value: <span className="num">{`-${yuanText(order.discountPrice)}`}</span> }]
      : []),
    { label: total, value: <Price yuan={order.totalPrice ?? '0.00'} size="l" />, total: true },
  ]
  return (
    <Slip sn={order.orderSn} facts={facts} sums={sums}>
      <GoodsCover
        goodsSn={order.goodsSn}
        gameId={order.gameId}
        gameName={gameName}
        price={order.unitPrice}
        src={order.thumbnail}
        width={88}
        alt=""
      />
      <p className="ell2">{order.bigTitle}</p>
    </Slip>
  )
}
