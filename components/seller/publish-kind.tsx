'use client'

import { Select } from 'antd'
import { Field } from '@/components/ui/field'
import styles from './seller.module.css'
import type { DraftForm } from './use-publish-form'
import type { PublishOptions } from './use-publish-options'

interface Props {
  form: DraftForm
  options: PublishOptions
  /** Game and type of a published item stay. */
  isEdit: boolean
}

/** What is sold, and where: game, type, area, server. A new game clears the rest, a new area the server. */
export function PublishKind({ form, options, isEdit }: Props) {
  const { fields: draft, change, errorOf } = form
  const { games, types, filter } = options
  const area = filter.data?.areas.find((one) => String(one.specialId) === draft.areaId)
  return (
    <div className={styles.grid}>
      <Field {...form.field('gameId')} label="游戏" required>
        <Select
          showSearch
          disabled={isEdit}
          loading={games.busy}
          placeholder="选择或搜索游戏，支持拼音"
          optionFilterProp="search"
          status={errorOf('gameId') ? 'error' : undefined}
          value={draft.gameId || undefined}
          options={games.data?.map((game) => ({
            value: String(game.id),
            label: game.name,
            search: `${game.name} ${game.pinyin} ${game.initials}`.toLowerCase(),
          }))}
          onChange={(gameId: string) => change({ gameId, goodsTypeId: '', areaId: '', serverId: '', facts: {} })}
        />
      </Field>
      <Field {...form.field('goodsTypeId')} label="商品类型" required>
        <Select
          disabled={isEdit || types.length === 0}
          placeholder="选择商品类型"
          status={errorOf('goodsTypeId') ? 'error' : undefined}
          value={draft.goodsTypeId || undefined}
          options={types.map(([value, label]) => ({ value, label }))}
          onChange={(goodsTypeId: string) => change({ goodsTypeId })}
        />
      </Field>
      <Field {...form.field('areaId')} label="大区">
        <Select
          showSearch
          allowClear
          disabled={!filter.data || filter.data.areas.length === 0}
          placeholder="选择大区"
          optionFilterProp="label"
          value={draft.areaId || undefined}
          options={filter.data?.areas.map((one) => ({ value: String(one.specialId), label: one.specialName }))}
          onChange={(areaId?: string) => change({ areaId: areaId ?? '', serverId: '' })}
        />
      </Field>
      <Field {...form.field('serverId')} label="服务器">
        <Select
          showSearch
          allowClear
          disabled={!area || area.secondOptions.length === 0}
          placeholder="选择服务器"
          optionFilterProp="label"
          value={draft.serverId || undefined}
          options={area?.secondOptions.map((one) => ({ value: String(one.twoSpecialId), label: one.twoSpecialName }))}
          onChange={(serverId?: string) => change({ serverId: serverId ?? '' })}
        />
      </Field>
    </div>
  )
}
