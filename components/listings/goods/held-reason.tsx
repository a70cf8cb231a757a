'use client'

import { useEffect } from 'react'
import { ClockFigure } from '@/components/ui/kit/clock'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { orderPath } from '@/lib/shared/trade/order-path'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'

interface Props {
  goodsSn: string
  reason: string
  /** Called with the user's own unpaid order, or '' if another user reserved the item. */
  onOwn: (orderSn: string) => void
}

/** Why a reserved item cannot be bought; the user who placed the order gets its deadline and a link to it. */
export function HeldReason({ goodsSn, reason, onOwn }: Props) {
  const { data, reload } = useLoad(goodsSn, async () => {
    const { orderList } = await call('GET /order/queryOrderList', { belong: '2', keyWord: goodsSn })
    const own = orderList.find((order) => order.goodsSn === goodsSn && order.status === ORDER_STATUS.unpaid)
    return { own, loadedAt: Date.now() }
  })
  const own = data?.own?.orderSn ?? ''
  useEffect(() => {
    onOwn(own)
    return () => onOwn('')
  }, [own, onOwn])
  if (!data?.own) return <>{reason}</>
  const { orderSn, turn } = data.own
  return (
    <>
      你有未付款的订单
      {turn.clock ? (
        <>
          ，<ClockFigure deadline={turn.clock} loadedAt={data.loadedAt} onDue={reload} />
        </>
      ) : null}{' '}
      <a className="link" href={orderPath(orderSn)}>
        查看订单
      </a>
    </>
  )
}
