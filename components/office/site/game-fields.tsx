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
  // stored is only what is chosen, and nothing chosen is the whole catalogue
  const [isChoosing, setChoosing] = useState(false)
  const { conf, gameIds } = site
  const isChosen = gameIds.length > 0 || isChoosing
  const hot = conf.distBaseConf.recGameStr.split(',').filter(Boolean).map(Number)
  const nameOf = (id: number) => games.find((game) => game.id === id)?.name ?? `游戏 ${id}`
  const setHot = (ids: number[]) =>
    change({ ...site, conf: { ...conf, distBaseConf: { ...conf.distBaseConf, recGameStr: ids.join(',') } } })
  const free = games.filter((game) => !hot.includes(game.id) && (gameIds.length === 0 || gameIds.includes(game.id)))
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
      <fieldset className={styles.choice}>
        <legend className="sr">经营哪些游戏</legend>
        <label className="check">
          <input
            type="radio"
            name="games"
            checked={!isChosen}
            onChange={() => {
              setChoosing(false)
              change({ ...site, gameIds: [] })
            }}
          />
          全部游戏（{games.length} 个，平台新增的自动上架）
        </label>
        <label className="check">
          <input type="radio" name="games" checked={isChosen} onChange={() => setChoosing(true)} />
          只经营所选{gameIds.length > 0 ? `（${gameIds.length} 个）` : ''}
        </label>
      </fieldset>
      {isChosen ? (
        <ChosenGames
          games={games}
          chosen={gameIds}
          onChange={(ids) => {
            setChoosing(false)
            change({ ...site, gameIds: ids })
          }}
        />
      ) : null}
    </>
  )
}

interface ChosenProps {
  games: readonly GameName[]
  chosen: readonly number[]
  onChange: (ids: number[]) => void
}

/** The last game stays chosen: none would mean all. */
function ChosenGames({ games, chosen, onChange }: ChosenProps) {
  const [key, setKey] = useState('')
  const found = games.filter((game) => nameKey(game.name).includes(nameKey(key)))
  return (
    <>
      <input
        className="input"
        type="search"
        placeholder="查找游戏"
        aria-label="查找游戏"
        value={key}
        onChange={(event) => setKey(event.target.value)}
      />
      <p className={chosen.length === 0 ? styles.no : styles.note} role="status">
        {chosen.length === 0
          ? '还没有勾选，网站仍经营全部游戏'
          : chosen.length === 1
            ? '至少保留 1 个；要经营全部请选“全部游戏”'
            : `已选 ${chosen.length} 个`}
      </p>
      <fieldset className={styles.games}>
        <legend className="sr">经营的游戏</legend>
        {found.map(({ id, name }) => {
          const isOn = chosen.includes(id)
          return (
            <label key={id} className="check">
              <input
                type="checkbox"
                checked={isOn}
                disabled={isOn && chosen.length === 1}
                onChange={() => onChange(isOn ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
              {name}
            </label>
          )
        })}
        {found.length === 0 ? <p className={styles.note}>没有这个游戏</p> : null}
      </fieldset>
    </>
  )
}
