'use client'

import { Select } from 'antd'
import { FilterBar } from '@/components/office/parts/filter-bar'
import { GameFilter } from '@/components/office/parts/game-filter'
import { SearchBox } from '@/components/office/parts/search-box'
import { SiteFilter } from '@/components/office/parts/site-filter'
import { SavedViews } from '@/components/office/parts/views/saved-views'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { FINDING_NAMES, FINDING_RULES, type FindingRule } from '@/lib/shared/goods/goods-review'
import { GOODS_TYPES } from '@/lib/shared/goods/goods-types'

export type GoodsFilter = Pick<
  InputOf<ApiContract['GET /console/goodsReviews']>,
  'gid' | 'gt' | 'distId' | 'rule' | 'sellerId' | 'query'
>

const TYPES = GOODS_TYPES.map(({ id, name }) => ({ value: String(id), label: name }))
const RULES = FINDING_NAMES.map((value) => ({ value, label: FINDING_RULES[value].name }))

interface Props {
  filter: GoodsFilter
  onChange: (part: GoodsFilter) => void
  /** Replaces all filters by a saved view. */
  onApply: (filter: GoodsFilter) => void
}

/** Filters the goods in review. */
export function GoodsFilters({ filter, onChange, onApply }: Props) {
  return (
    <FilterBar
      chosen={[filter.gid, filter.gt, filter.distId, filter.rule]}
      search={
        <SearchBox
          aria-label="查找商品"
          placeholder="商品编号、卖家 ID"
          defaultValue={filter.query}
          style={{ width: 200 }}
          onSearch={(query) => onChange({ query: query || undefined })}
        />
      }
    >
      <GameFilter start={filter.gid} onChange={(gid) => onChange({ gid })} />
      <Select
        aria-label="类型"
        allowClear
        placeholder="全部类型"
        defaultValue={filter.gt}
        style={{ width: 110 }}
        options={TYPES}
        onChange={(gt: string | undefined) => onChange({ gt })}
      />
      <SiteFilter start={filter.distId} onChange={(distId) => onChange({ distId })} />
      <Select
        aria-label="初审结论"
        allowClear
        placeholder="初审结论"
        defaultValue={filter.rule}
        style={{ width: 130 }}
        options={RULES}
        onChange={(rule: FindingRule | undefined) => onChange({ rule })}
      />
      <SavedViews screen="/console/goods" filter={filter} onApply={onApply} />
    </FilterBar>
  )
}
