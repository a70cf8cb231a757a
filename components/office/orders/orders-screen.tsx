'use client'

import { App, Select } from 'antd'
import { useState } from 'react'
import { addressParam } from '@/components/office/parts/address-param'
import { DaysFilter } from '@/components/office/parts/days-filter'
import { ExportButton } from '@/components/office/parts/export-button'
import { FilterBar } from '@/components/office/parts/filter-bar'
import { PagedTable } from '@/components/office/parts/paged-table'
import { PhaseTag } from '@/components/office/parts/phase-tag'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { SearchBox } from '@/components/office/parts/search-box'
import { SiteFilter } from '@/components/office/parts/site-filter'
import { SiteName } from '@/components/office/parts/site-name'
import { useFilter } from '@/components/office/parts/use-filter'
import { useStaff } from '@/components/office/parts/use-staff'
import { useWalk } from '@/components/office/parts/use-walk'
import { SavedViews } from '@/components/office/parts/views/saved-views'
import { call } from '@/lib/client/api'
import type { InputOf, OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { isGoodsSn, isOrderSn } from '@/lib/shared/ids'
import { yuanText } from '@/lib/shared/money/money'
import { normalCode } from '@/lib/shared/normalize/code'
import { ORDER_STATUS, statusName } from '@/lib/shared/trade/order-status'
import { MODE_NAMES, modeName } from '@/lib/shared/trade/trade-modes'
import { OrderDrawer } from './order-drawer'
import { Parties } from './parties'

type Filter = Omit<InputOf<ApiContract['GET /console/orders']>, 'page' | 'pageSize'>
type ShownOrder = OutputOf<ApiContract['GET /console/orders']>['list'][number]

const MODES = MODE_NAMES.map((value) => ({ value, label: modeName(value) }))
const STATUSES = Object.values(ORDER_STATUS).map((status) => ({ value: String(status), label: statusName(status) }))
const FROZEN = [
  { value: '1', label: '已冻结' },
  { value: '0', label: '未冻结' },
]
const COLUMNS = [
  {
    title: '订单',
    width: 320,
    render: (row: ShownOrder) => (
      <div style={{ maxWidth: 320 }}>
        <span className={styles.ellipsis}>{row.title}</span>
        <span className={styles.sub}>{`${row.orderSn}・${row.gameName}・${row.modeName}`}</span>
      </div>
    ),
  },
  {
    title: '买家 / 卖家',
    place: 'last' as const,
    render: ({ buyer, seller }: ShownOrder) => (
      <Parties
        buyer={buyer.name || `用户 ${buyer.userId}`}
        seller={seller ? seller.name || `用户 ${seller.userId}` : '待接单'}
      />
    ),
  },
  {
    title: '状态',
    place: 'state' as const,
    render: (row: ShownOrder) => (
      <PhaseTag phase={row.phase} since={row.enteredTime}>
        {row.statusName}
      </PhaseTag>
    ),
  },
  { title: '站点', render: ({ distId }: ShownOrder) => <SiteName id={distId} /> },
  {
    title: '金额',
    place: 'sum' as const,
    align: 'right' as const,
    render: (row: ShownOrder) => <b className={styles.num}>{yuanText(row.total)}</b>,
  },
  { title: '下单时间', dataIndex: 'createTime', align: 'right' as const },
]

/** Parses the search: an order number, item number or user id; null: none of them. */
const keyOf = (text: string): Filter | null => {
  const key = normalCode(text)
  const none = { orderSn: undefined, goodsSn: undefined, userId: undefined }
  if (key === '') return none
  if (isOrderSn(key)) return { ...none, orderSn: key }
  if (isGoodsSn(key)) return { ...none, goodsSn: key }
  return /^\d{1,10}$/.test(key) ? { ...none, userId: key } : null
}

/** Orders of the member that the page's address names. */
const linked = (): Filter => keyOf(addressParam('userId') ?? '') ?? {}

/** Orders with all filters; a row opens its timeline and money. */
export default function OrdersScreen() {
  const { message } = App.useApp()
  const { may } = useStaff()
  const { filter, applied, change, apply } = useFilter<Filter>(linked())
  const [opened, setOpened] = useState<string | null>(() => addressParam('orderSn'))
  const { onRows, walk } = useWalk<ShownOrder>({
    rowKey: (row) => row.orderSn,
    opened: opened ?? undefined,
    onOpen: (row) => setOpened(row.orderSn),
  })
  const handleSearch = (text: string) => {
    const key = keyOf(text)
    if (key) change(key)
    else message.warning('请输入完整的订单号、商品编号或用户 ID')
  }
  return (
    <ScreenPage
      title="订单"
      note="处理步骤在客服工作台，这里查看记录和资金"
      actions={
        may('orders.export') ? (
          <ExportButton noun="订单" load={(reason) => call('POST /console/exportOrders', { ...filter, reason })} />
        ) : null
      }
      drawer={opened ? <OrderDrawer key={opened} orderSn={opened} walk={walk} onClose={() => setOpened(null)} /> : null}
    >
      <section className={`panel ${styles.box}`} aria-label="订单">
        <FilterBar
          key={applied}
          chosen={[filter.mode, filter.status, filter.frozen, filter.dist, filter.from]}
          search={
            <SearchBox
              aria-label="查找订单"
              placeholder="订单号、商品编号或用户 ID"
              defaultValue={filter.orderSn ?? filter.goodsSn ?? filter.userId}
              style={{ width: 250 }}
              onSearch={handleSearch}
            />
          }
        >
          <Select
            aria-label="玩法"
            allowClear
            placeholder="全部玩法"
            defaultValue={filter.mode}
            style={{ width: 130 }}
            options={MODES}
            onChange={(mode: Filter['mode']) => change({ mode })}
          />
          <Select
            aria-label="状态"
            allowClear
            placeholder="全部状态"
            defaultValue={filter.status}
            style={{ width: 120 }}
            options={STATUSES}
            onChange={(status: string | undefined) => change({ status: status as Filter['status'] })}
          />
          <Select
            aria-label="冻结"
            allowClear
            placeholder="冻结不限"
            defaultValue={filter.frozen}
            style={{ width: 110 }}
            options={FROZEN}
            onChange={(frozen: string | undefined) => change({ frozen: frozen as Filter['frozen'] })}
          />
          <SiteFilter start={filter.dist} onChange={(dist) => change({ dist })} />
          <DaysFilter label="下单日期" start={filter} onChange={change} />
          <SavedViews screen="/console/orders" filter={filter} onApply={apply} />
        </FilterBar>
        <PagedTable
          of={JSON.stringify(filter)}
          load={(page) => call('GET /console/orders', { ...filter, page })}
          columns={COLUMNS}
          rowKey={(row) => row.orderSn}
          empty="没有符合条件的订单"
          onOpen={({ orderSn }) => setOpened(orderSn)}
          opened={opened ?? undefined}
          onRows={onRows}
        />
      </section>
    </ScreenPage>
  )
}
