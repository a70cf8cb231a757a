import { gameCoverUrl } from '@/lib/shared/cover-url'
import { mediaUrl } from '@/lib/shared/safe-url'

/** Square picture of a game: its logo when uploaded, else the generated cover. Empty alt beside the game's name. */
export function GameCover({
  id,
  name,
  logo,
  size = 40,
  alt = '',
  className = '',
}: {
  id: number | string
  name: string
  logo?: string | null
  size?: number
  alt?: string
  className?: string
}) {
  const src = mediaUrl(logo) || gameCoverUrl({ id, name })
  return (
    <img
      className={`game-cover ${className}`.trimEnd()}
      src={src}
      alt={alt}
      width={size}
      height={size}
      style={{ width: size }}
      loading="lazy"
      decoding="async"
    />
  )
}
