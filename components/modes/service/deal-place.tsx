'use client'

import { useEffect, useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import type { Form } from '@/components/ui/forms/use-form'
import type { GameFilter } from '@/lib/contract/entities/goods'
import type { DealFields } from './deal-errors'
import styles from './service.module.css'

/** The game, and its area if it has any. A new game clears the area. */
export function DealPlace({ form, games }: { form: Form<DealFields>; games: readonly { id: number; name: string }[] }) {
  const { gameId, areaId } = form.fields
  const [areas, setAreas] = useState<GameFilter['areas']>([])
  useEffect(() => {
    setAreas([])
    if (!gameId) return
    let isStale = false
    import('@/lib/client/game-data')
      .then(({ askFilter }) => askFilter(gameId))
      .then(
        (filter) => !isStale && setAreas(filter.areas),
        // the area is optional
        () => undefined,
      )
    return () => {
      isStale = true
    }
  }, [gameId])
  return (
    <div className={styles.pair}>
      <Field {...form.field('gameId')} label="游戏" required>
        <select
          className="input input-lg"
          {...form.input('gameId')}
          onChange={(event) => form.change({ gameId: event.target.value, areaId: '' })}
        >
          <option value="">请选择</option>
          {games.map((game) => (
            <option key={game.id} value={game.id}>
              {game.name}
            </option>
          ))}
        </select>
      </Field>
      <Field {...form.field('areaId')} label="大区">
        <select
          className="input input-lg"
          disabled={areas.length === 0}
          value={areas.some(({ specialId }) => String(specialId) === areaId) ? areaId : ''}
          onChange={(event) => form.change({ areaId: event.target.value })}
        >
          <option value="">{gameId && areas.length === 0 ? '不分大区' : '请选择'}</option>
          {areas.map(({ specialId, specialName }) => (
            <option key={specialId} value={specialId}>
              {specialName}
            </option>
          ))}
        </select>
      </Field>
    </div>
  )
}
