import { GameCover } from '@/components/ui/pictures/game-cover'
import { yuanText } from '@/lib/shared/money/money'
import type { PlanGame } from './plans'
import styles from './service.module.css'

/** Games with plans as links, then all others: works without scripts. */
export function GameChoice({
  path,
  games,
  all,
  chosen,
  unit,
}: {
  path: string
  games: readonly PlanGame[]
  all: readonly { id: number; name: string }[]
  chosen: number
  unit: string
}) {
  const rest = all.filter(({ id }) => !games.some(({ gameId }) => gameId === id))
  return (
    <nav className={`panel ${styles.games}`} aria-label="选择游戏">
      <ul>
        {games.map((game) => (
          <li key={game.gameId}>
            <a href={`${path}?gid=${game.gameId}`} aria-current={game.gameId === chosen ? 'true' : undefined}>
              <GameCover id={game.gameId} size={36} />
              <b className="ell">{game.gameName}</b>
              <small className="num">
                {yuanText(game.from)}
                {unit}起
              </small>
            </a>
          </li>
        ))}
      </ul>
      {rest.length > 0 ? (
        <details open={rest.some(({ id }) => id === chosen)}>
          <summary>其他游戏，自己出价</summary>
          <ul className={styles.others}>
            {rest.map(({ id, name }) => (
              <li key={id}>
                <a href={`${path}?gid=${id}`} aria-current={id === chosen ? 'true' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </nav>
  )
}
