'use client'

import { App, Select } from 'antd'
import type { ReactNode } from 'react'
import { DaysFilter } from '@/components/office/parts/days-filter'
import { FilterBar } from '@/components/office/parts/filter-bar'
import { GameFilter } from '@/components/office/parts/game-filter'
import { SearchBox } from '@/components/office/parts/search-box'
import { SiteFilter } from '@/components/office/parts/site-filter'
import { isOrderSn } from '@/lib/shared/ids'
import { normalCode } from '@/lib/shared/normalize/code'

/** Filters shared by disputes and claims. */
export interface AfterSaleFilter {
  orderSn?: string
  gameId?: string
  outcome?: string
  by?: string
  dist?: string
  from?: string
  to?: string
}
interface Props {
  outcomes: Readonly<Record<string, string>>
  /** Either party may have opened it. */
  hasOpener?: boolean
  /** Chosen at the start. */
  start: AfterSaleFilter
  onChange: (part: AfterSaleFilter) => void
  children: ReactNode
}
const OPENERS = [
  { value: 'buyer', label: '买家发起' },
  { value: 'seller', label: '卖家发起' },
]

export function AfterSaleFilters({ outcomes, hasOpener = false, start, onChange, children }: Props) {
  const { message } = App.useApp()
  const handleSearch = (text: string) => {
    const orderSn = normalCode(text)
    if (orderSn && !isOrderSn(orderSn)) message.warning('请输入完整的订单号')
    else onChange({ orderSn: orderSn || undefined })
  }
  return (
    <FilterBar
      chosen={[start.gameId, start.outcome, start.by, start.dist, start.from]}
      search={
        <SearchBox
          aria-label="订单号"
          placeholder="订单号"
          defaultValue={start.orderSn}
          style={{ width: 220 }}
          onSearch={handleSearch}
        />
      }
    >
      <GameFilter start={start.gameId} onChange={(gameId) => onChange({ gameId })} />
      <Select
        aria-label="结果"
        allowClear
        placeholder="全部结果"
        defaultValue={start.outcome}
        style={{ width: 130 }}
        options={Object.entries(outcomes).map(([value, label]) => ({ value, label }))}
        onChange={(outcome: string | undefined) => onChange({ outcome })}
      />
      {hasOpener ? (
        <Select
          aria-label="发起人"
          allowClear
          placeholder="发起人不限"
          defaultValue={start.by}
          style={{ width: 120 }}
          options={OPENERS}
          onChange={(by: string | undefined) => onChange({ by })}
        />
      ) : null}
      <SiteFilter start={start.dist} onChange={(dist) => onChange({ dist })} />
      <DaysFilter label="发起日期" start={start} onChange={onChange} />
      {children}
    </FilterBar>
  )
}
