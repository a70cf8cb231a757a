'use client'

import { useEffect } from 'react'
import { ClockFigure } from '@/components/ui/kit/clock'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { orderPath, payPath } from '@/lib/shared/trade/order-path'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { MODE_FACTS, type ModeName } from '@/lib/shared/trade/trade-modes'

/** The user's own order because of which an item cannot be bought. */
export interface OwnOrder {
  orderSn: string
  isUnpaid: boolean
}

interface Props {
  goodsSn: string
  reason: string
  /** Called with the user's own order, or null if another user reserved or bought the item. */
  onOwn: (order: OwnOrder | null) => void
}

const IN_PROGRESS: readonly number[] = [ORDER_STATUS.unpaid, ORDER_STATUS.paid, ORDER_STATUS.shipped]
/** An ended rental no longer holds its account. */
const holds = ({ status, mode }: { status: number; mode: ModeName }): boolean =>
  IN_PROGRESS.includes(status) || (status === ORDER_STATUS.complete && !MODE_FACTS[mode].isLet)

/** Why a reserved or sold item cannot be bought; the user who ordered it gets the state of the order and a link to it. */
export function HeldReason({ goodsSn, reason, onOwn }: Props) {
  const { data, reload } = useLoad(goodsSn, async () => {
    const { orderList } = await call('GET /order/queryOrderList', { belong: '2', keyWord: goodsSn })
    const own = orderList.find((order) => order.goodsSn === goodsSn && holds(order))
    return { own, loadedAt: Date.now() }
  })
  const own = data?.own
  const orderSn = own?.orderSn ?? ''
  const isUnpaid = own?.status === ORDER_STATUS.unpaid
  useEffect(() => {
    onOwn(orderSn ? { orderSn, isUnpaid } : null)
    return () => onOwn(null)
  }, [orderSn, isUnpaid, onOwn])
  if (!data || !own) return <>{reason}</>
  return (
    <>
      {isUnpaid
        ? '你有未付款的订单'
        : own.status === ORDER_STATUS.complete
          ? '你已买下这件商品'
          : `你的订单：${own.statusName}`}
      {isUnpaid && own.turn.clock ? (
        <>
          ，<ClockFigure deadline={own.turn.clock} loadedAt={data.loadedAt} onDue={reload} />
        </>
      ) : null}
      {isUnpaid ? (
        <>
          {' '}
          <a className="link" href={orderPath(own.orderSn)}>
            查看订单
          </a>
        </>
      ) : null}
    </>
  )
}

/** What the user does next with the own order: pay it or open it. */
export const OwnOrderLink = ({
  goodsSn,
  own: { orderSn, isUnpaid },
  className,
}: {
  goodsSn: string
  own: OwnOrder
  className: string
}) => (
  <a className={`btn btn-primary ${className}`} href={isUnpaid ? payPath(goodsSn, orderSn) : orderPath(orderSn)}>
    {isUnpaid ? '去付款' : '查看我的订单'}
  </a>
)
