'use client'

import { Field } from '@/components/ui/forms/field'
import styles from './publish.module.css'
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
  const { games, types, areas } = options
  const servers = areas.find((one) => String(one.specialId) === draft.areaId)?.secondOptions ?? []
  return (
    <div className={styles.grid}>
      <Field {...form.field('gameId')} label="游戏" required hint="按首字母排列，键入字母可跳到对应游戏">
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
          onChange={(event) => change({ goodsTypeId: event.target.value })}
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
      <Field {...form.field('areaId')} label="大区">
        <select
          className="input"
          disabled={areas.length === 0}
          value={draft.areaId}
          onChange={(event) => change({ areaId: event.target.value, serverId: '' })}
        >
          <option value="">不选大区</option>
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
          <option value="">不选服务器</option>
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

const byPinyin = <T extends { pinyin: string }>(games: readonly T[]): T[] =>
  [...games].sort((a, b) => a.pinyin.localeCompare(b.pinyin))
