import { Crumb } from '@/components/ui/kit/crumb'
import { GameCover, markedAmong } from '@/components/ui/pictures/game-cover'
import type { Game } from '@/lib/contract/entities/goods'
import { gameKeys } from '@/lib/shared/goods/game-names'
import { countText } from '@/lib/shared/text/count-text'
import { LETTERS } from '@/lib/shared/text/letters'
import { GameNameFilter } from './game-filter'
import styles from './games.module.css'

const TYPES = [
  ['all', '全部'],
  ['1', '手游'],
  ['2', '端游'],
] as const

/** All games of the distributor by first letter, each with the goods types it trades. */
export function AllGames({
  games,
  counts,
}: {
  games: readonly Game[]
  counts: readonly { gameId: number; count: number }[]
}) {
  const countOf = new Map(counts.map((row) => [row.gameId, row.count]))
  const groups = LETTERS.map((letter) => ({ letter, games: games.filter((game) => game.initial === letter) })).filter(
    (group) => group.games.length > 0,
  )
  const among = markedAmong(games)
  const has = new Set(groups.map((group) => group.letter))
  return (
    <div className={`wrap ${styles.page}`}>
      <Crumb items={[{ title: '首页', href: '/' }, { title: '全部游戏' }]} />
      <header className={`panel ${styles.head}`}>
        <div>
          <h1>全部游戏</h1>
          <p>共 {games.length} 款，点游戏名看账号，或直接选交易类型</p>
        </div>
        <GameNameFilter />
      </header>
      <nav className={`panel ${styles.letters}`} aria-label="按首字母">
        <fieldset className={`segment ${styles.types}`}>
          <legend className="sr">游戏类型</legend>
          {TYPES.map(([value, label]) => (
            <label key={value}>
              <input className="sr" type="radio" name="game-type" value={value} defaultChecked={value === 'all'} />
              {label}
            </label>
          ))}
        </fieldset>
        {LETTERS.map((letter) =>
          has.has(letter) ? (
            <a key={letter} href={`#letter-${letter}`}>
              {letter}
            </a>
          ) : (
            <span key={letter} aria-hidden="true">
              {letter}
            </span>
          ),
        )}
      </nav>
      <div className={`panel ${styles.groups}`}>
        {groups.map((group) => (
          <section
            key={group.letter}
            className={styles.group}
            id={`letter-${group.letter}`}
            aria-label={`${group.letter} 开头的游戏`}
          >
            <h2>{group.letter}</h2>
            <ul className={styles.list}>
              {group.games.map((game) => (
                <GameEntry key={game.id} game={game} among={among} count={countOf.get(game.id) ?? 0} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

function GameEntry({ game, count, among }: { game: Game; count: number; among: readonly number[] }) {
  const kinds = Object.entries(JSON.parse(game.goodsTypeAndNameMap) as Record<string, string>)
  const words = gameKeys(game).join(' ')
  return (
    <li className={styles.game} data-type={game.gameType} data-game-words={words}>
      <GameCover id={game.id} logo={game.gameLogo} size={56} among={among} />
      <a href={`/wares?gt=1&gid=${game.id}`} className="ell">
        <b>{game.name}</b> <span className="num">在售 {countText(count)}</span>
      </a>
      <div className={styles.kinds}>
        {kinds.map(([gt, name]) => (
          <a key={gt} href={`/wares?gt=${gt}&gid=${game.id}`}>
            {name}
          </a>
        ))}
      </div>
    </li>
  )
}
