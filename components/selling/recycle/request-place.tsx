import type { PublishOptions } from '@/components/selling/publish/use-publish-options'
import { Field } from '@/components/ui/forms/field'
import type { Form } from '@/components/ui/forms/use-form'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { normalCount } from '@/lib/shared/normalize/digits'
import { RECYCLING } from '@/lib/shared/trade/recycling'
import styles from './request.module.css'
import type { RequestFields } from './request-errors'

/** Game and area, and the number of accounts of a batch. A new game clears the input about the previous one. */
export function RequestPlace({ form, options }: { form: Form<RequestFields>; options: PublishOptions }) {
  const { fields, change } = form
  const games = (options.games.data ?? [])
    .filter(({ goodsTypeAndNameMap }) => String(ACCOUNT) in JSON.parse(goodsTypeAndNameMap))
    .toSorted((a, b) => a.pinyin.localeCompare(b.pinyin))
  return (
    <div className={styles.grid}>
      <Field {...form.field('gameId')} label="游戏" required>
        <select
          className="input"
          value={games.some(({ id }) => String(id) === fields.gameId) ? fields.gameId : ''}
          onChange={(event) => change({ gameId: event.target.value, areaId: '', facts: {} })}
        >
          <option value="">选择游戏</option>
          {games.map(({ id, initial, name }) => (
            <option key={id} value={id}>{`${initial} ${name}`}</option>
          ))}
        </select>
      </Field>
      {fields.kind === 'one' ? (
        <Field {...form.field('areaId')} label="大区">
          <select
            className="input"
            disabled={options.areas.length === 0}
            value={options.areas.some((area) => String(area.specialId) === fields.areaId) ? fields.areaId : ''}
            onChange={(event) => change({ areaId: event.target.value })}
          >
            <option value="">{options.areas.length === 0 ? '不分大区' : '选择大区'}</option>
            {options.areas.map(({ specialId, specialName }) => (
              <option key={specialId} value={specialId}>
                {specialName}
              </option>
            ))}
          </select>
        </Field>
      ) : (
        <Field
          {...form.field('count')}
          label="数量（个）"
          required
          hint={`同一游戏 ${RECYCLING.batch.least} 到 ${RECYCLING.batch.most} 个一批，更多分批提交`}
        >
          <input className="input num" inputMode="numeric" autoComplete="off" {...form.input('count', normalCount)} />
        </Field>
      )}
    </div>
  )
}
