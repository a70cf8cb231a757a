import { useEffect, useRef, useState } from 'react'
import { isPassed } from '@/components/orders/order/order-error'
import { type OneOrder, useOneOrder } from '@/components/orders/order/use-one-order'
import type { LoadState } from '@/lib/client/hooks/use-load'
import { isCancelled } from '@/lib/shared/trade/order-status'
import { draftOf } from './draft'
import type { OrderFilter } from './order-filter'
import { type ChatStatus, useChatOrders } from './use-chat-orders'

type Side = '0' | '1'
export interface Tab {
  status: ChatStatus
  side: Side
}
/** An order that left the tab while it was open, and the reason. */
export interface MovedOrder extends Tab {
  orderSn: string
  title: string
  text: string
}

const sayings = (side: Side): Readonly<Record<ChatStatus, string>> => ({
  '1': '订单已付款',
  '2': side === '1' ? '你已发货' : '卖家已发货',
  '3': '订单已完成',
  '-1': '订单已取消',
})

const tabOf = ({ status, belong }: OneOrder['detail']): Tab | null =>
  status === 0
    ? null
    : { status: isCancelled(status) ? '-1' : (String(status) as ChatStatus), side: belong === 1 ? '1' : '0' }

/**
 * The tab, its orders and the open one. An order requested by number determines the tab. When the open order leaves the
 * tab, a notice is shown and the next one opens; it stays open while there is unsent text, and a completed one stays
 * until another is selected.
 */
export function useChosenOrder(options: Tab & { orderSn: string; filter: OrderFilter }) {
  const [tab, setTab] = useState<Tab>({ status: options.status, side: options.side })
  const [chosen, setChosen] = useState(options.orderSn)
  const [moved, setMoved] = useState<MovedOrder | null>(null)
  /** Determines the tab once its state is loaded. */
  const leading = useRef(options.orderSn)
  const place = useRef(0)
  const orders = useChatOrders({ ...tab, filter: options.filter })
  const order: LoadState<OneOrder | null> = useOneOrder(chosen)

  const open = (orderSn: string) => {
    setMoved(null)
    setChosen(orderSn)
  }
  const follow = ({ orderSn, status, side }: MovedOrder) => {
    leading.current = orderSn
    setTab({ status, side })
    open(orderSn)
  }
  const change = (next: Partial<Tab>) => {
    setTab((old) => ({ ...old, ...next }))
    open('')
  }

  useEffect(() => {
    if (orders.state !== 'ready') return
    const now = orders.list.findIndex((one) => one.orderSn === chosen)
    if (now >= 0) {
      place.current = now
      leading.current = ''
      setMoved((old) => (old?.orderSn === chosen ? null : old))
      return
    }
    const next = orders.list[Math.min(chosen ? place.current : 0, orders.list.length - 1)]?.orderSn ?? ''
    const detail = order.data?.detail
    // ignored if another order was selected in the meantime
    const goOn = () => setChosen((now) => (now === chosen ? next : now))
    // an order now assigned to another merchant shows that until another is selected
    if (!chosen || (!detail && order.error && !isPassed(order))) return goOn()
    const at = detail && tabOf(detail)
    if (!at || (at.status === tab.status && at.side === tab.side)) return
    if (leading.current === chosen) {
      leading.current = ''
      return setTab(at)
    }
    setMoved({ ...at, orderSn: chosen, title: detail.bigTitle, text: sayings(at.side)[at.status] })
    if (at.status !== '3' && !draftOf(chosen).trim()) goOn()
  }, [orders.state, orders.list, chosen, order.data, order.error, tab])

  return { tab, orders, order, chosen, moved, open, follow, change }
}
