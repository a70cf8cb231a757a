import { gameMarkUrl } from '@/lib/shared/art/art-url'
import { mediaUrl } from '@/lib/shared/safe-url'

/** Square picture of a game: its logo when uploaded, else its drawn mark. Empty alt beside the game's name. */
export function GameCover({
  id,
  logo,
  size = 40,
  alt = '',
  className = '',
}: {
  id: number | string
  logo?: string | null
  size?: number
  alt?: string
  className?: string
}) {
  const src = mediaUrl(logo) || gameMarkUrl(id)
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
