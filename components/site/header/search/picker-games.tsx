'use client'

import { useEffect, useMemo, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { Segment } from '@/components/ui/kit/segment'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { GameCover, markedAmong } from '@/components/ui/pictures/game-cover'
import type { Game } from '@/lib/contract/entities/goods'
import { LETTERS } from '@/lib/shared/text/letters'
import { filterGames, type GameQuery } from './filter-games'
import { recentGames } from './recent-games'
import type { PickedGame } from './selection'

const TABS = [
  { value: 'hot', label: '热门游戏' },
  { value: 'all', label: '全部游戏' },
] as const
const TYPES = [
  { value: 'all', label: '全部' },
  { value: '1', label: '手游' },
  { value: '2', label: '端游' },
] as const

interface Props {
  games: readonly Game[] | undefined
  failed: boolean
  onRetry: () => void
  chosen: number | undefined
  onChoose: (game: PickedGame) => void
}

export function PickerGames({ games, failed, onRetry, chosen, onChoose }: Props) {
  const [query, setQuery] = useState<GameQuery>({ tab: 'hot', type: 'all', letter: '', text: '' })
  const [recent, setRecent] = useState<PickedGame[]>([])
  useEffect(() => setRecent(recentGames()), [])
  const change = (part: Partial<GameQuery>) => setQuery((now) => ({ ...now, ...part }))
  const among = useMemo(() => markedAmong(games ?? []), [games])
  const shown = games ? filterGames(games, query) : []
  const letters = new Set(
    (games ?? []).filter((g) => query.type === 'all' || String(g.gameType) === query.type).map((g) => g.initial),
  )
  return (
    <section className="pk-games" aria-label="游戏" data-column="game">
      <header>
        <div className="tabs" role="tablist" aria-label="游戏范围">
          {TABS.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              aria-selected={query.tab === tab.value && !query.text}
              onClick={() => change({ tab: tab.value, text: '', letter: '' })}
            >
              {tab.label}
            </button>
          ))}
        </div>
        <label className="pk-find">
          <Icon name="search" />
          <span className="sr">按游戏名或拼音首字母查找</span>
          <input
            className="input"
            type="search"
            placeholder="输入游戏名"
            value={query.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        </label>
      </header>
      <div className="pk-tools">
        <Segment
          label="游戏类型"
          value={query.type}
          options={TYPES}
          onChange={(type) => change({ type, letter: '', text: '' })}
        />
        {recent.length ? (
          <p className="pk-recent">
            <span className="muted">最近选择</span>
            {recent.map((game) => (
              <button
                key={game.id}
                type="button"
                onClick={() => onChoose(games?.find((g) => g.id === game.id) ?? game)}
              >
                <GameCover id={game.id} size={20} />
                {game.name}
              </button>
            ))}
          </p>
        ) : null}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would break the one-line layout */}
      <div className="pk-az" role="group" aria-label="首字母">
        {LETTERS.map((letter) => {
          const on = query.letter === letter && !query.text
          return (
            <button
              key={letter}
              type="button"
              aria-pressed={on}
              disabled={!letters.has(letter)}
              onClick={() => change({ tab: 'all', text: '', letter: on ? '' : letter })}
            >
              {letter}
            </button>
          )
        })}
      </div>
      {failed ? <LoadError message="游戏列表加载失败" onRetry={onRetry} /> : null}
      <ul className="pk-list" aria-label="游戏列表" aria-busy={!games && !failed}>
        {!games && !failed
          ? [...Array(12).keys()].map((n) => (
              <li key={n} style={{ padding: '7px 8px' }}>
                <Skeleton height={32} />
              </li>
            ))
          : null}
        {shown.map((game) => (
          <li key={game.id}>
            <button type="button" aria-current={game.id === chosen ? 'true' : undefined} onClick={() => onChoose(game)}>
              <GameCover id={game.id} logo={game.gameLogo} size={32} among={among} />
              <span className="ell">{game.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="sr" role="status">
        {games ? `${shown.length} 个游戏` : ''}
      </p>
      {games && !shown.length ? <p className="pk-none muted">没有找到游戏，换个名字或首字母试试</p> : null}
    </section>
  )
}
