'use client'

import { GameCover, markedAmong } from '@/components/ui/pictures/game-cover'
import styles from './home.module.css'

interface GameTile {
  id: number
  name: string
  gameLogo?: string
  type: number
  stock: string
}

/** A client component: as data, a tile is a fifth of the bytes of its markup in the RSC payload. */
export function GameTiles({ games }: { games: readonly GameTile[] }) {
  const among = markedAmong(games)
  return (
    <ul className={styles.games}>
      {games.map(({ id, name, gameLogo, type, stock }) => (
        <li key={id} data-type={type}>
          <a className={styles.game} href={`/wares?gt=1&gid=${id}`}>
            <GameCover id={id} logo={gameLogo} size={48} among={among} />
            <b className="ell">{name}</b>
            <span className="num ell">{stock}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
