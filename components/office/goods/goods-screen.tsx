'use client'

import { Button, Tag } from 'antd'
import { useState } from 'react'
import { addressParam } from '@/components/office/parts/address-param'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import screen from '@/components/office/parts/screen-page.module.css'
import { useFilter } from '@/components/office/parts/use-filter'
import { useWalk } from '@/components/office/parts/use-walk'
import { call } from '@/lib/client/api'
import type { ReviewRow } from '@/lib/contract/entities/goods-review'
import type { InputOf, OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { MOST_ON_SALE } from '@/lib/shared/goods/goods-review'
import { isGoodsSn } from '@/lib/shared/ids'
import { normalCode } from '@/lib/shared/normalize/code'
import styles from './goods.module.css'
import { GoodsBulk } from './goods-bulk'
import { GOODS_COLUMNS } from './goods-columns'
import { GoodsDrawer } from './goods-drawer'
import { type GoodsFilter, GoodsFilters } from './goods-filters'
import { keyOfReview } from './goods-row'

type List = NonNullable<InputOf<ApiContract['GET /console/goodsReviews']>['list']>
type Figures = Pick<OutputOf<ApiContract['GET /console/goodsReviews']>, 'counts' | 'overdue' | 'today' | 'sellerName'>

const LISTS: { value: List; label: string; empty: string }[] = [
  { value: 'waiting', label: '待审', empty: '待审已清空，新提交的商品会出现在这里' },
  { value: 'again', label: '复审', empty: '没有重新提交的商品' },
  { value: 'reported', label: '被举报', empty: '没有等待处理的商品举报' },
  { value: 'onSale', label: '在售', empty: '没有在售的商品' },
  { value: 'passed', label: '已过', empty: '没有通过审核的商品' },
  { value: 'refused', label: '驳回', empty: '没有被驳回的商品' },
  { value: 'removed', label: '下架', empty: '没有被下架的商品' },
]

const linked = () => {
  const sn = addressParam('goodsSn')
  return sn ? { key: sn, goodsSn: sn } : null
}

/** Goods held by the automatic check, reports by members, and past decisions. */
export default function GoodsScreen() {
  const [sellerId] = useState(() => addressParam('sellerId') ?? undefined)
  const [list, setList] = useState<List>(sellerId ? 'onSale' : 'waiting')
  const { filter, applied, change: changeFilter, apply } = useFilter<GoodsFilter>({ sellerId })
  const [version, setVersion] = useState(0)
  const [figures, setFigures] = useState<Figures | null>(null)
  const [picked, setPicked] = useState<ReviewRow[]>([])
  const [opened, setOpened] = useState<{ key: string; goodsSn: string } | null>(linked)
  const open = (row: ReviewRow) => setOpened({ key: keyOfReview(row), goodsSn: row.goods.goodsSn })
  const { onRows, walk } = useWalk<ReviewRow>({ rowKey: keyOfReview, opened: opened?.key, onOpen: open })
  const isWaiting = list === 'waiting' || list === 'again'
  const reload = () => {
    setVersion((n) => n + 1)
    setPicked([])
  }
  const handleDone = () => {
    walk.next?.()
    reload()
  }
  const change = (next: List) => {
    setList(next)
    setPicked([])
    setOpened(null)
  }
  const handleFilter = (part: GoodsFilter) => {
    changeFilter(part)
    // in any state: an item that never waited for review is also found by its number
    const sn = normalCode(part.query ?? '')
    if (isGoodsSn(sn)) setOpened({ key: sn, goodsSn: sn })
  }
  const load = async (page: string) => {
    const found = await call('GET /console/goodsReviews', { list, ...filter, page })
    setFigures(found)
    return found
  }
  return (
    <ScreenPage
      title="商品审核"
      note={figures ? noteOf(figures) : null}
      actions={<Button onClick={reload}>刷新</Button>}
      drawer={
        opened ? (
          <GoodsDrawer
            key={opened.key}
            goodsSn={opened.goodsSn}
            walk={walk}
            onClose={() => setOpened(null)}
            onDone={handleDone}
          />
        ) : null
      }
    >
      <section className={`panel ${screen.box}`} aria-label="商品">
        <nav className={`tabs ${styles.tabs}`} aria-label="状态">
          {LISTS.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-current={value === list ? 'true' : undefined}
              onClick={() => change(value)}
            >
              {label}
              {figures ? <small className="num">{countText(figures.counts[value])}</small> : null}
            </button>
          ))}
        </nav>
        <GoodsFilters key={applied} filter={filter} onChange={handleFilter} onApply={apply} />
        {filter.sellerId ? (
          <p className={screen.chips}>
            <Tag key={filter.sellerId} closable onClose={() => handleFilter({ sellerId: undefined })}>
              {`卖家 ${figures?.sellerName ? `${figures.sellerName}（${filter.sellerId}）` : filter.sellerId}`}
            </Tag>
          </p>
        ) : null}
        {picked.length > 0 ? (
          <GoodsBulk picked={picked} isWaiting={isWaiting} onDone={reload} onClear={() => setPicked([])} />
        ) : null}
        <PagedTable
          of={JSON.stringify({ list, filter })}
          version={version}
          load={load}
          columns={GOODS_COLUMNS}
          rowKey={keyOfReview}
          empty={LISTS.find(({ value }) => value === list)?.empty ?? ''}
          onOpen={open}
          opened={opened?.key}
          onRows={onRows}
          isFixed
          picked={isWaiting || list === 'reported' || list === 'onSale' || list === 'passed' ? picked : undefined}
          onPick={setPicked}
        />
      </section>
    </ScreenPage>
  )
}

const countText = (count: number): string => (count >= MOST_ON_SALE ? '1 万+' : `${count}`)

const noteOf = ({ today, overdue }: Figures): string =>
  [
    `今日已审 ${today.done}`,
    ...(today.minutes === null ? [] : [`等待中位数 ${today.minutes} 分钟`]),
    ...(today.done > 0 ? [`驳回 ${Math.round((today.refused / today.done) * 100)}%`] : []),
    ...(overdue > 0 ? [`超时 ${overdue}`] : []),
  ].join('，')
