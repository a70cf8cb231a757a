import type { PublishOptions } from '@/components/selling/publish/use-publish-options'
import { Field } from '@/components/ui/forms/field'
import type { Form } from '@/components/ui/forms/use-form'
import styles from './publish.module.css'
import type { WantFields } from './want-errors'

interface Choice {
  id: number
  name: string
}

/** Game, type, area and server. A new game clears the rest, a new area the server. */
export function PublishKind({ form, options }: { form: Form<WantFields>; options: PublishOptions }) {
  const { fields, change } = form
  const areas = options.areas.map(({ specialId: id, specialName: name }) => ({ id, name }))
  const area = options.areas.find(({ specialId }) => String(specialId) === fields.areaId)
  const servers = (area?.secondOptions ?? []).map(({ twoSpecialId: id, twoSpecialName: name }) => ({ id, name }))
  const games = [...(options.games.data ?? [])]
    .sort((a, b) => a.pinyin.localeCompare(b.pinyin))
    .map(({ id, initial, name }) => ({ id, name: `${initial} ${name}` }))
  const select = (
    name: 'gameId' | 'goodsTypeId' | 'areaId' | 'serverId',
    {
      label,
      none,
      list,
      clears,
    }: { label: string; none: string; list: readonly Choice[]; clears: Partial<WantFields> },
  ) => {
    const isNeeded = name === 'gameId' || name === 'goodsTypeId'
    return (
      <Field {...form.field(name)} label={label} required={isNeeded}>
        <select
          className="input"
          disabled={list.length === 0}
          value={list.some(({ id }) => String(id) === fields[name]) ? fields[name] : ''}
          onChange={(event) => change({ ...clears, [name]: event.target.value })}
        >
          <option value="">{none}</option>
          {list.map(({ id, name: text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      </Field>
    )
  }
  const noPlace = { areaId: '', serverId: '' }
  return (
    <div className={styles.grid}>
      {select('gameId', {
        label: '游戏',
        none: '选择游戏',
        list: games,
        clears: { ...noPlace, goodsTypeId: '', attrs: '' },
      })}
      {select('goodsTypeId', { label: '商品类型', none: '选择商品类型', list: options.types, clears: {} })}
      {select('areaId', { label: '大区', none: '不限大区', list: areas, clears: noPlace })}
      {select('serverId', { label: '服务器', none: '不限服务器', list: servers, clears: {} })}
    </div>
  )
}
