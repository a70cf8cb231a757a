'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useOneOrder } from '@/components/order/use-one-order'
import { Empty } from '@/components/ui/empty'
import { Segment } from '@/components/ui/segment'
import { withAddress } from '@/components/ui/with-address'
import { listenLive } from '@/lib/client/chat/live'
import { refreshUnread } from '@/lib/client/hooks/use-unread'
import { isCancelled } from '@/lib/shared/order-status'
import styles from './chat.module.css'
import { ChatPane } from './chat-pane'
import { CHAT_TOOLS_ID } from './chat-tools'
import { NoGroup } from './no-group'
import { OrderList } from './order-list'
import { OrderPane } from './order-pane'
import { StatusRail } from './status-rail'
import { type ChatStatus, useChatOrders } from './use-chat-orders'

/** On screens too narrow for all columns one of these is shown; wider ones pay no heed. */
const PANES = [
  { value: 'list', label: '订单列表' },
  { value: 'order', label: '订单详情' },
  { value: 'chat', label: '群聊' },
] as const
type Pane = (typeof PANES)[number]['value']

interface Props {
  status: ChatStatus
  side: '0' | '1'
  orderSn: string
}

/** Orders by status, the chosen order, its group. Buyer's or seller's side of every order of the visitor. */
export function ChatScreen(given: Props) {
  const [status, setStatus] = useState(given.status)
  const [side, setSide] = useState(given.side)
  const [keyWord, setKeyWord] = useState('')
  const orders = useChatOrders({ status, side, keyWord })
  const [chosen, setChosen] = useState(given.orderSn)
  const [pane, setPane] = useState<Pane>('chat')
  const order = useOneOrder(chosen)
  const detail = order.data?.detail
  const canSend = status !== '-1' && !isCancelled(detail?.status ?? 0)

  // An order that left this tab (delivered, confirmed) makes room for the next one.
  const place = useRef(0)
  useEffect(() => {
    if (orders.state !== 'ready') return
    const now = orders.list.findIndex((o) => o.orderSn === chosen)
    if (now >= 0) place.current = now
    if (now >= 0 || (chosen && chosen === given.orderSn && orders.isFirst)) return
    setChosen(orders.list[Math.min(chosen ? place.current : 0, orders.list.length - 1)]?.orderSn ?? '')
  }, [orders.state, orders.list, chosen])
  useEffect(
    () =>
      listenLive({
        told: (event) => {
          if (event.type === 'order') orders.reload()
          else orders.refreshGroups()
        },
        resumed: orders.reload,
      }),
    [orders.reload, orders.refreshGroups],
  )
  const handleRead = useCallback(() => {
    orders.refreshGroups()
    void refreshUnread()
  }, [orders.refreshGroups])
  const choose = (next: Partial<{ status: ChatStatus; side: '0' | '1' }>) => {
    if (next.status) setStatus(next.status)
    if (next.side) setSide(next.side)
    setChosen('')
  }
  const handleChosen = (orderSn: string) => {
    setChosen(orderSn)
    if (pane === 'list') setPane('chat')
  }
  const handleChanged = () => {
    orders.reload()
    order.reload()
  }
  return (
    <div className={styles.app} data-pane={pane}>
      <SideSwitch side={side} onChange={(next) => choose({ side: next })} />
      <StatusRail status={status} counts={orders.counts} onChange={(next) => choose({ status: next })} />
      <OrderList orders={orders} chosen={chosen} keyWord={keyWord} onKeyWord={setKeyWord} onChoose={handleChosen} />
      <div className={styles.panes}>
        <Segment label="显示内容" value={pane} options={PANES} onChange={setPane} />
      </div>
      <OrderPane order={order} onChanged={handleChanged} />
      {detail?.groupId ? (
        <ChatPane
          key={detail.groupId}
          groupId={detail.groupId}
          orderSn={detail.orderSn}
          canSend={canSend}
          onRead={handleRead}
        />
      ) : detail ? (
        <NoGroup key={detail.orderSn} orderSn={detail.orderSn} canSend={canSend} />
      ) : (
        <div className={styles.blank}>
          {orders.state === 'loading' || (chosen && order.busy) ? null : (
            <Empty picture="chat" title="选择一笔订单" text="订单付款后会自动创建群聊，买卖双方和客服都在里面。" />
          )}
        </div>
      )}
    </div>
  )
}

/** Lives in the head of the frame, like the title. */
function SideSwitch({ side, onChange }: { side: '0' | '1'; onChange: (side: '0' | '1') => void }) {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  useEffect(() => setTarget(document.getElementById(CHAT_TOOLS_ID)), [])
  const options = [
    { value: '0', label: '我买的' },
    { value: '1', label: '我卖的' },
  ] as const
  return target
    ? createPortal(<Segment label="买卖身份" value={side} options={options} onChange={onChange} />, target)
    : null
}

/** Query: status 1, 2, 3 or -1 (default 1), returnType 0 buyer side or 1 seller side, orderSn to open. */
export const ChatHere = withAddress(ChatScreen, ({ searchParams: query }) => {
  const status = query.get('status') ?? '1'
  return {
    status: (['1', '2', '3'].includes(status) ? status : '-1') as ChatStatus,
    side: query.get('returnType') === '1' ? ('1' as const) : ('0' as const),
    orderSn: query.get('orderSn') ?? '',
  }
})
