import { gameMarksUrl, gameMarkUrl, MOST_CELLS } from '@/lib/shared/pictures/art-url'
import { mediaUrl } from '@/lib/shared/text/safe-url'
import { DrawnCell } from './drawn-cell'

interface Props {
  id: number | string
  logo?: string | null
  size?: number
  alt?: string
  className?: string
  /** For a list: the games whose marks are combined into one picture. */
  among?: readonly number[]
}

/** Square picture of a game: its uploaded logo, or its generated mark. Use an empty alt next to the game's name. */
export function GameCover({ id, logo, size = 40, alt = '', className = '', among }: Props) {
  const own = mediaUrl(logo)
  const at = own ? -1 : (among?.indexOf(Number(id)) ?? -1)
  const shown = { alt, size, className: `game-cover ${className}`.trimEnd(), style: { width: size } }
  if (among && at >= 0) return <DrawnCell src={gameMarksUrl(among)} at={at} of={among.length} {...shown} />
  return <DrawnCell src={own || gameMarkUrl(id)} at={0} of={1} {...shown} />
}

/** Value of `among` for these games: independent of their order, so that a browser can cache the picture. */
export const markedAmong = (games: readonly { id: number; gameLogo?: string | null }[]): number[] =>
  games
    .filter(({ gameLogo }) => !mediaUrl(gameLogo))
    .map(({ id }) => id)
    .slice(0, MOST_CELLS)
    .sort((a, b) => a - b)
