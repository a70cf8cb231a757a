import { Icon } from '@/components/ui/kit/icon'
import { markedAmong } from '@/components/ui/pictures/game-cover'
import type { Game } from '@/lib/contract/entities/goods'
import { countText } from '@/lib/shared/text/count-text'
import { GameTiles } from './game-tiles'
import styles from './home.module.css'

/** Three rows of six, hottest first. */
const SHOWN = 18

/** Games whose marks are combined into one picture on the home page: those of its tiles. */
export const homeMarks = (games: readonly Game[]): number[] => markedAmong(games.slice(0, SHOWN))

const TYPES = [
  ['all', '全部'],
  ['1', '手游'],
  ['2', '端游'],
] as const

const stockText = ({ count, rentCount } = { count: 0, rentCount: 0 }): string =>
  `在售 ${countText(count)}${rentCount > 0 ? ` · 租 ${countText(rentCount)}` : ''}`

/** The type filter uses radio buttons and CSS, so it works without scripts. */
export function HotGames({
  games,
  counts,
}: {
  games: readonly Game[]
  counts: readonly { gameId: number; count: number; rentCount: number }[]
}) {
  const figuresOf = new Map(counts.map((row) => [row.gameId, row]))
  return (
    <section className={`section ${styles.hot}`} aria-labelledby="hot-h">
      <header className="section-head">
        <h2 id="hot-h">热门游戏</h2>
        <fieldset className={`segment ${styles.types}`}>
          <legend className="sr">游戏类型</legend>
          {TYPES.map(([value, label]) => (
            <label key={value}>
              <input className="sr" type="radio" name="hot-type" value={value} defaultChecked={value === 'all'} />
              {label}
            </label>
          ))}
        </fieldset>
        <a className="more" href="/allgame">
          全部 {games.length} 款，按 A–Z 查找
          <Icon name="right" />
        </a>
      </header>
      <GameTiles
        games={games.slice(0, SHOWN).map(({ id, name, gameLogo, gameType }) => ({
          id,
          name,
          ...(gameLogo && { gameLogo }),
          type: gameType,
          stock: stockText(figuresOf.get(id)),
        }))}
      />
    </section>
  )
}
