import { useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { GOODS_TYPES } from '@/lib/shared/goods/goods-types'
import styles from './chat.module.css'
import type { OrderFilter } from './order-filter'

const TIMES = [
  ['', '全部时间'],
  ['7', '近 7 天'],
  ['30', '近 30 天'],
  ['90', '近 90 天'],
  ['older', '90 天以前'],
] as const
const SOURCES = [
  ['', '全部来源'],
  ['0', '用户交易'],
  ['1', '平台回收'],
] as const
const TYPES = [
  ['', '全部类型'],
  ...GOODS_TYPES.filter((type) => !type.isOld).map(({ id, name }) => [String(id), name]),
] as const

interface Props {
  filter: OrderFilter
  onChange: (filter: OrderFilter) => void
}

/** Filters above the list: search text, and behind a button kind, time, source and place. */
export function OrderFilters({ filter, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(
    Boolean(filter.goodsTypeId || filter.time || filter.isRecovery || filter.details),
  )
  const select = (
    label: string,
    field: 'goodsTypeId' | 'time' | 'isRecovery',
    options: readonly (readonly string[])[],
  ) => (
    <select
      className="input"
      aria-label={label}
      value={filter[field]}
      onChange={(event) => onChange({ ...filter, [field]: event.target.value })}
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
  return (
    <div className={styles.find}>
      <button
        type="button"
        className="icon-btn"
        aria-label="更多筛选"
        aria-expanded={isOpen}
        aria-controls="chat-filters"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="filter" />
      </button>
      <label className={styles.key}>
        <Icon name="search" />
        <span className="sr">搜索订单</span>
        <input
          className="input"
          type="search"
          placeholder="订单号、商品名"
          maxLength={60}
          value={filter.keyWord}
          onChange={(event) => onChange({ ...filter, keyWord: event.target.value })}
        />
      </label>
      <div id="chat-filters" hidden={!isOpen}>
        <div className={styles.filters}>
          {select('订单类型', 'goodsTypeId', TYPES)}
          {select('下单时间', 'time', TIMES)}
          {select('订单来源', 'isRecovery', SOURCES)}
        </div>
        <input
          className={`input ${styles.details}`}
          type="search"
          aria-label="游戏或区服"
          placeholder="游戏、大区或服务器"
          maxLength={60}
          value={filter.details}
          onChange={(event) => onChange({ ...filter, details: event.target.value })}
        />
      </div>
    </div>
  )
}
