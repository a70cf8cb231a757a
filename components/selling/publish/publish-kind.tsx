'use client'

import { useRef } from 'react'
import { Field } from '@/components/ui/forms/field'
import { isCurrencyType } from '@/lib/shared/goods/goods-types'
import styles from './publish.module.css'
import type { PublishDraft } from './publish-draft'
import type { DraftForm } from './use-publish-form'
import type { PublishOptions } from './use-publish-options'

interface Props {
  form: DraftForm
  options: PublishOptions
  /** Game and type of a published item cannot be changed. */
  isEdit: boolean
}

/** Game, type, area and server. A new game clears the rest, a new area the server. */
export function PublishKind({ form, options, isEdit }: Props) {
  const { fields: draft, change } = form
  const { games, types, areas, filter, conf } = options
  const servers = areas.find((one) => String(one.specialId) === draft.areaId)?.secondOptions ?? []
  const needsArea = conf.data?.needsArea ?? false
  const headOf = useHeadOfType(draft)
  return (
    <div className={styles.grid}>
      <Field
        {...form.field('gameId')}
        label="游戏"
        required
        hint={isEdit ? undefined : '按首字母排列，键入字母可跳到对应游戏'}
      >
        <select
          className="input"
          required
          disabled={isEdit || !games.data}
          value={draft.gameId}
          onChange={(event) =>
            change({ gameId: event.target.value, goodsTypeId: '', areaId: '', serverId: '', facts: {} })
          }
        >
          <option value="" disabled>
            选择游戏
          </option>
          {byPinyin(games.data ?? []).map((game) => (
            <option key={game.id} value={game.id}>{`${game.initial} ${game.name}`}</option>
          ))}
        </select>
      </Field>
      <Field {...form.field('goodsTypeId')} label="商品类型" required>
        <select
          className="input"
          required
          disabled={isEdit || types.length === 0}
          value={draft.goodsTypeId}
          onChange={({ target }) => change({ goodsTypeId: target.value, ...headOf(target.value) })}
        >
          <option value="" disabled>
            选择商品类型
          </option>
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field {...form.field('areaId')} label="大区" required={needsArea}>
        <select
          className="input"
          disabled={areas.length === 0}
          value={draft.areaId}
          onChange={(event) => change({ areaId: event.target.value, serverId: '' })}
        >
          <option value="">
            {filter.data && areas.length === 0 ? '不分大区' : needsArea ? '选择大区' : '不限大区'}
          </option>
          {areas.map((one) => (
            <option key={one.specialId} value={one.specialId}>
              {one.specialName}
            </option>
          ))}
        </select>
      </Field>
      <Field {...form.field('serverId')} label="服务器">
        <select
          className="input"
          disabled={servers.length === 0}
          value={draft.serverId}
          onChange={(event) => change({ serverId: event.target.value })}
        >
          <option value="">不限服务器</option>
          {servers.map((one) => (
            <option key={one.twoSpecialId} value={one.twoSpecialId}>
              {one.twoSpecialName}
            </option>
          ))}
        </select>
      </Field>
    </div>
  )
}

/**
 * Title and price of currency are those of one unit and made from its amount: a change between currency and other types
 * sets them aside, and the change back restores them.
 */
function useHeadOfType({ goodsTypeId, bigTitle, price }: PublishDraft) {
  const aside = useRef({ bigTitle: '', price: '' })
  // a new game clears the type, not title and price
  const last = useRef('')
  if (goodsTypeId) last.current = goodsTypeId
  return (next: string): Partial<PublishDraft> => {
    if (!last.current || isCurrencyType(Number(next)) === isCurrencyType(Number(last.current))) return {}
    const restored = aside.current
    aside.current = { bigTitle, price }
    return restored
  }
}

const byPinyin = <T extends { pinyin: string }>(games: readonly T[]): T[] =>
  [...games].sort((a, b) => a.pinyin.localeCompare(b.pinyin))
