import { type GoodsFace, goodsCoverUrl } from '@/lib/shared/cover-url'
import { mediaUrl } from '@/lib/shared/safe-url'
import { pictureSet, sizedUrl } from '@/lib/shared/sized-url'

interface Props extends GoodsFace {
  /** Uploaded picture; the cover fills the gap when it is empty. */
  src?: string | null
  alt?: string
  /** CSS px; height follows 4:3. Leave out to let CSS set the width. */
  width?: number
  className?: string
  /** First picture of a page: load at once. */
  eager?: boolean
}

export function GoodsCover({ src, alt, width, className = '', eager = false, ...face }: Props) {
  const w = width ?? 160
  const uploaded = mediaUrl(src)
  return (
    <img
      className={`goods-cover ${className}`.trimEnd()}
      src={uploaded ? sizedUrl(uploaded, 320) : goodsCoverUrl(face)}
      srcSet={pictureSet(uploaded, width ?? 240)}
      sizes={`${width ?? 240}px`}
      alt={alt ?? `${face.gameName} 商品封面`}
      width={w}
      height={Math.round(w * 0.75)}
      style={width ? { width } : { width: '100%' }}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}
