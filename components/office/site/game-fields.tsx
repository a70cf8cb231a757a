'use client'

import { useState } from 'react'
import { nameKey } from '@/lib/shared/normalize/name-key'
import { RowList } from './row-list'
import styles from './site.module.css'
import type { SiteDraft } from './types'

export interface GameName {
  id: number
  name: string
}
const SHOWN_FIRST = 8

/** Games the site trades in, and the recommended ones. */
export function GameFields({
  site,
  games,
  change,
}: {
  site: SiteDraft
  games: readonly GameName[]
  change: (site: SiteDraft) => void
}) {
  const [key, setKey] = useState('')
  const { conf, gameIds } = site
  const hot = conf.distBaseConf.recGameStr.split(',').filter(Boolean).map(Number)
  const nameOf = (id: number) => games.find((game) => game.id === id)?.name ?? `游戏 ${id}`
  const setHot = (ids: number[]) =>
    change({ ...site, conf: { ...conf, distBaseConf: { ...conf.distBaseConf, recGameStr: ids.join(',') } } })
  const free = games.filter((game) => !hot.includes(game.id) && (gameIds.length === 0 || gameIds.includes(game.id)))
  const found = games.filter((game) => nameKey(game.name).includes(nameKey(key)))
  const toggle = (id: number) => {
    const next = gameIds.includes(id) ? gameIds.filter((one) => one !== id) : [...gameIds, id]
    change({ ...site, gameIds: next })
  }
  return (
    <>
      <h3>热门游戏，前 {SHOWN_FIRST} 个进搜索栏</h3>
      <RowList
        noun="热门游戏"
        rows={hot.map((id) => ({ id }))}
        most={Math.min(40, hot.length + free.length)}
        nameOf={({ id }) => nameOf(id)}
        fresh={() => ({ id: free[0]?.id ?? 0 })}
        onChange={(rows) => setHot(rows.map(({ id }) => id).filter((id, i, all) => id > 0 && all.indexOf(id) === i))}
      >
        {({ id }, set) => (
          <select
            className="input"
            aria-label="热门游戏"
            value={id}
            onChange={(event) => set({ id: Number(event.target.value) })}
          >
            <option value={id}>{nameOf(id)}</option>
            {free.map((game) => (
              <option key={game.id} value={game.id}>
                {game.name}
              </option>
            ))}
          </select>
        )}
      </RowList>
      <h3>经营的游戏</h3>
      <p className={styles.note}>
        {gameIds.length === 0 ? '现在经营全部游戏；勾选之后只经营勾选的' : `只经营勾选的 ${gameIds.length} 个游戏`}
        {gameIds.length > 0 ? (
          <button type="button" className="link" onClick={() => change({ ...site, gameIds: [] })}>
            改为全部
          </button>
        ) : null}
      </p>
      <input
        className="input"
        type="search"
        placeholder="查找游戏"
        aria-label="查找游戏"
        value={key}
        onChange={(event) => setKey(event.target.value)}
      />
      <fieldset className={styles.games}>
        <legend className="sr">经营的游戏</legend>
        {found.map((game) => (
          <label key={game.id} className="check">
            <input type="checkbox" checked={gameIds.includes(game.id)} onChange={() => toggle(game.id)} />
            {game.name}
          </label>
        ))}
        {found.length === 0 ? <p className={styles.note}>没有这个游戏</p> : null}
      </fieldset>
    </>
  )
}
