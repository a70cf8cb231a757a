import { GameCover } from '@/components/ui/game-cover'
import { yuanText } from '@/components/ui/price'
import type { PlanGame } from './plans'
import styles from './service.module.css'

/** The games that have plans, as links: the page works without scripts. */
export function GameChoice({
  path,
  games,
  chosen,
  unit,
}: {
  path: string
  games: readonly PlanGame[]
  chosen: number
  unit: string
}) {
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
    </nav>
  )
}
