'use client'

import { useState } from 'react'
import { OrderTable } from '@/components/orders/order/order-table'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Segment } from '@/components/ui/kit/segment'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import { useTradeTerms } from '@/lib/client/hooks/use-trade-terms'
import { minutesText } from '@/lib/shared/text/span-text'
import { COIN_KINDS, type CoinKind } from '@/lib/shared/trade/coin-terms'
import { fastGoldOrderPath } from '@/lib/shared/trade/fast-gold-path'
import styles from './coin-shop.module.css'
import { ShopLayout } from './shop-layout'

const PAGE_SIZE = 10
const TABS = ['出售订单', '回收订单'] as const
const STATES = [
  { value: '', label: '全部' },
  { value: '1', label: '进行中' },
  { value: '2', label: '待确认' },
  { value: '3', label: '已完成' },
  { value: '-1', label: '已取消' },
] as const
type State = (typeof STATES)[number]['value']

/** A merchant's orders: to accept within minutes, to deliver, completed. */
const ShopOrdersPage = ({ tab: first }: { tab: number }) => (
  <ShopLayout
    title="店铺订单"
    beside={['/center/myshop/shopmanage', '管理报价']}
    tabsLabel="订单"
    tabs={TABS}
    first={first}
  >
    {(tab) => <Orders key={tab} tab={tab} />}
  </ShopLayout>
)

function Orders({ tab }: { tab: number }) {
  const kind = COIN_KINDS[tab] ?? 'sell'
  const [state, setState] = useState<State>('')
  const [page, setPage] = useState(1)
  const { data, busy, isCurrent, slow, error, reload } = useLoad(`${kind} ${state} ${page}`, async () => ({
    ...(await call('GET /quickCoin/queryQuickOrderList', {
      kind,
      ...(state && { status: state }),
      pages: String(page),
      pageSize: String(PAGE_SIZE),
    })),
    loadedAt: Date.now(),
  }))
  useLiveOrders(reload)
  const pages = data ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : 1
  const handleState = (next: State) => {
    setState(next)
    setPage(1)
  }
  return (
    <div aria-busy={busy}>
      <div className={styles.states}>
        <Segment label="状态" value={state} options={STATES} onChange={handleState} />
      </div>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} height={40} /> : null}
      {data && data.orderList.length > 0 ? (
        <OrderTable
          orders={data.orderList}
          loadedAt={data.loadedAt}
          isSeller={kind === 'sell'}
          pathOf={fastGoldOrderPath}
          onChanged={reload}
        />
      ) : null}
      {data && isCurrent && data.orderList.length === 0 ? (
        <NoOrders kind={kind} title={state ? '没有这种状态的订单' : '还没有订单'} />
      ) : null}
      <PageButtons page={page} pages={pages} onPage={setPage} />
    </div>
  )
}

function NoOrders({ kind, title }: { kind: CoinKind; title: string }) {
  const terms = useTradeTerms('fastGold')
  const within = terms ? `，${minutesText(terms.assignMinutes)}内接单` : ''
  const text = kind === 'sell' ? `派到店里的订单会出现在这里${within}` : '玩家接受回收报价后，订单会出现在这里'
  return <Empty picture="orders" title={title} text={text} />
}

/** Query: tabIndex, 0 sold, 1 bought. */
export const ShopOrdersHere = withAddress(ShopOrdersPage, (address) => ({
  tab: fromQuery(address, 'tabIndex') === '1' ? 1 : 0,
}))
