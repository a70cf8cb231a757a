'use client'

import { useEffect, useState } from 'react'
import { orderFace } from '@/components/orders/order/order-text'
import { Badge } from '@/components/ui/kit/badge'
import { Segment } from '@/components/ui/kit/segment'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import { useLoad } from '@/lib/client/hooks/use-load'
import { lazyCall } from '@/lib/client/lazy-call'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import type { OrderRow } from '@/lib/contract/entities/order'

const TABS = [
  { value: '1', label: '待发货' },
  { value: '2', label: '待收货' },
] as const
const SHOWN = 5
type Tab = (typeof TABS)[number]['value']
type Row = OrderRow & { side: '0' | '1' }

/** Orders of a tab as buyer and seller, newest first. */
async function loadRows(status: Tab): Promise<Row[]> {
  const ask = async (side: '0' | '1') => {
    const { orderList } = await lazyCall('GET /order/queryOrderList', {
      belong: side,
      status,
      pages: '1',
      pageSize: String(SHOWN),
    })
    return orderList.map((order) => ({ ...order, side }))
  }
  return (await Promise.all([ask('0'), ask('1')]))
    .flat()
    .sort((a, b) => b.id - a.id)
    .slice(0, SHOWN)
}

/** Orders with a chat, in a panel below the top bar of every page. */
export function ChatPanel() {
  const [tab, setTab] = useState<Tab>('1')
  const { data: rows, error, refusal } = useLoad(`orders ${tab}`, () => loadRows(tab), { own: true })
  const isLoggedOut = refusal?.reason === 'NOT_LOGGED_IN'
  useEffect(() => {
    if (isLoggedOut) redirectToLogin(location.pathname + location.search, refusal?.message)
  }, [isLoggedOut])
  return (
    <section className="chat-panel" aria-label="订单沟通">
      <Segment label="订单状态" value={tab} options={TABS} onChange={setTab} />
      {error ? (
        <p className="alert alert-warn" role="alert">
          <span>{error}</span>
        </p>
      ) : null}
      {rows === null && !error ? <Skeleton height={120} /> : null}
      {rows?.length === 0 ? <p className="muted">没有{tab === '1' ? '待发货' : '待收货'}的订单</p> : null}
      {rows && rows.length > 0 ? (
        <ul>
          {rows.map((row) => (
            <li key={`${row.side}${row.orderSn}`}>
              <a
                href={`/chatSystem?${new URLSearchParams({ status: tab, returnType: row.side, orderSn: row.orderSn })}`}
              >
                <GoodsCover {...orderFace(row)} src={row.thumbnail} width={44} />
                <span className="ell">{row.bigTitle}</span>
                <small className="muted">{row.side === '0' ? '我买的' : '我卖的'}</small>
                <Badge count={row.unread} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <a className="btn btn-sm btn-block" href="/chatSystem">
        全部订单沟通
      </a>
    </section>
  )
}
