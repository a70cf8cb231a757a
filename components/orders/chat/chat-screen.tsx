'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { TONE_ICONS } from '@/components/orders/detail/turn-band'
import { isGone } from '@/components/orders/order/order-error'
import { withAddress } from '@/components/ui/forms/with-address'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { Icon } from '@/components/ui/kit/icon'
import { Segment } from '@/components/ui/kit/segment'
import { listenLive } from '@/lib/client/chat/live'
import { refreshUnread, useUnreadSides } from '@/lib/client/hooks/use-unread'
import { isActing } from '@/lib/client/visitor'
import type { OrderDetail } from '@/lib/contract/entities/order'
import type { Party } from '@/lib/shared/trade/order-forms'
import { isCancelled, isOver } from '@/lib/shared/trade/order-status'
import { assessPath } from '@/lib/shared/trade/service-rating'
import styles from './chat.module.css'
import { ChatPane } from './chat-pane'
import { CHAT_TOOLS_ID } from './chat-tools'
import { LogWait } from './log-wait'
import { NoGroup } from './no-group'
import { NO_FILTER } from './order-filter'
import { OrderList } from './order-list'
import { OrderPane } from './order-pane'
import { StatusRail } from './status-rail'
import type { ChatStatus } from './use-chat-orders'
import { type MovedOrder, useChosenOrder } from './use-chosen-order'

/** On narrow screens one of these panes is shown; wide screens show all. */
const PANES = [
  { value: 'list', label: '订单列表' },
  { value: 'order', label: '订单详情' },
  { value: 'chat', label: '群聊' },
] as const
type Pane = (typeof PANES)[number]['value']

interface Props {
  status: ChatStatus
  /** null: the side with unread messages. */
  side: '0' | '1' | null
  orderSn: string
}

/** Orders by status, the selected order, and its group. Buyer's or seller's view of all the user's orders. */
export function ChatScreen(props: Props) {
  const [filter, setFilter] = useState(NO_FILTER)
  const { tab, orders, order, chosen, moved, open, follow, change } = useChosenOrder({
    ...props,
    side: props.side ?? '0',
    filter,
  })
  const unread = useUnreadSides()
  const other = tab.side === '0' ? '1' : '0'
  const elsewhere = unread?.[other === '0' ? 'buyer' : 'seller'] ?? 0
  const isOpenSide = useRef(props.side === null && !props.orderSn)
  useEffect(() => {
    if (!unread || !isOpenSide.current) return
    isOpenSide.current = false
    if (unread.seller > 0 && unread.buyer === 0) change({ side: '1' })
  }, [unread])
  const [pane, setPane] = useState<Pane>('chat')
  // on narrow screens, shows the pane with the error and its retry button
  const shown = orders.state === 'failed' && !chosen ? 'list' : pane
  const detail = isGone(order) ? undefined : order.data?.detail
  const canSend = tab.status !== '-1' && !isCancelled(detail?.status ?? 0)

  useEffect(
    () =>
      listenLive({
        onEvent: (event) => {
          if (event.type === 'order') orders.reload()
          else if (event.type === 'message') orders.refreshGroups()
        },
        onResumed: orders.reload,
      }),
    [orders.reload, orders.refreshGroups],
  )
  const handleRead = useCallback(() => {
    orders.refreshGroups()
    void refreshUnread()
  }, [orders.refreshGroups])
  const handleChosen = (orderSn: string) => {
    open(orderSn)
    if (pane === 'list') setPane('chat')
  }
  const handleChanged = () => {
    orders.reload()
    order.reload()
  }
  return (
    <div className={styles.app} data-pane={shown}>
      <a className="skip" href="#chat-text">
        跳到消息输入框
      </a>
      <SideSwitch side={tab.side} unread={unread} onChange={(side) => change({ side })} />
      <StatusRail status={tab.status} counts={orders.counts} onChange={(status) => change({ status })} />
      <OrderList orders={orders} chosen={chosen} filter={filter} onFilter={setFilter} onChoose={handleChosen} />
      <div className={styles.panes}>
        <Segment label="显示内容" value={shown} options={PANES} onChange={setPane} />
        {shown === 'chat' && detail ? <TurnLine turn={detail.turn} onGo={() => setPane('order')} /> : null}
      </div>
      <OrderPane order={order} onChanged={handleChanged}>
        {moved ? <Moved order={moved} isOpen={moved.orderSn === chosen} onGo={() => follow(moved)} /> : null}
      </OrderPane>
      {detail?.groupId ? (
        <ChatPane
          key={detail.groupId}
          groupId={detail.groupId}
          orderSn={detail.orderSn}
          canSend={canSend}
          assess={isOver(detail.status) ? assessPath(detail.orderSn, detail.belong === 1) : null}
          onRead={handleRead}
        />
      ) : detail ? (
        <NoGroup key={detail.orderSn} order={detail} canSend={canSend} />
      ) : (
        <div className={styles.blank}>
          {orders.state === 'loading' || (chosen && order.busy) ? (
            <LogWait />
          ) : orders.state === 'failed' ? null : (
            <Empty
              picture="chat"
              title={orders.list.length > 0 ? '选择一笔订单' : '还没有群聊'}
              text="订单付款后会自动创建群聊，买卖双方和客服都在里面。"
            >
              {elsewhere > 0 && orders.list.length === 0 ? (
                <Button
                  onClick={() => change({ side: other })}
                >{`${SIDES[other]}有 ${elsewhere} 条未读，去看看`}</Button>
              ) : null}
            </Empty>
          )}
        </div>
      )}
    </div>
  )
}

/** What the order is waiting for, shown where the group hides the order. */
function TurnLine({ turn, onGo }: { turn: OrderDetail['turn']; onGo: () => void }) {
  return turn.tone === 'warn' ? (
    <p className={styles.turnLine}>
      <Icon name={TONE_ICONS.warn} />
      {turn.title}
      <button type="button" className="link" onClick={onGo}>
        查看订单
      </button>
    </p>
  ) : null
}

/** Notice that an order left the tab, with a link to its new place. */
function Moved({ order, isOpen, onGo }: { order: MovedOrder; isOpen: boolean; onGo: () => void }) {
  return (
    <Alert kind="info" live>
      {isOpen ? order.text : `${order.text}：${order.title}`}，
      <button type="button" className="link" onClick={onGo}>
        去查看
      </button>
    </Alert>
  )
}

const SIDES = { '0': '我买的', '1': '我卖的' } as const

interface SideProps {
  side: '0' | '1'
  unread: Record<Party, number> | undefined
  onChange: (side: '0' | '1') => void
}

const countText = (unread = 0): string => (unread > 0 ? ` ${Math.min(unread, 99)}` : '')

/** Rendered in the frame's header, like the title. */
function SideSwitch({ side, unread, onChange }: SideProps) {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  useEffect(() => setTarget(document.getElementById(CHAT_TOOLS_ID)), [])
  const options = [
    { value: '0', label: `${SIDES[0]}${countText(unread?.buyer)}` },
    { value: '1', label: `${SIDES[1]}${countText(unread?.seller)}` },
  ] as const
  return target && !isActing()
    ? createPortal(<Segment label="买卖身份" value={side} options={options} onChange={onChange} />, target)
    : null
}

const readSide = (text: string | null): Props['side'] => (text === '0' || text === '1' ? text : null)

/** Query: status 1, 2, 3 or -1 (default 1), returnType 0 buyer side or 1 seller side, orderSn to open. */
export const ChatHere = withAddress(ChatScreen, ({ searchParams: query }) => {
  const status = query.get('status') ?? '1'
  return {
    status: (['1', '2', '3'].includes(status) ? status : '-1') as ChatStatus,
    side: readSide(query.get('returnType')),
    orderSn: query.get('orderSn') ?? '',
  }
})
