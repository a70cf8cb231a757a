import { type GoodsFace, goodsCoverUrl } from '@/lib/shared/pictures/goods-cover-url'
import { mediaUrl } from '@/lib/shared/text/safe-url'
import { CoverImage, type CoverImageProps } from './cover-image'

interface Props extends GoodsFace, Omit<CoverImageProps, 'picture' | 'cover' | 'alt'> {
  /** Uploaded picture; if empty, the generated cover is shown. */
  src?: string | null
  alt?: string
  /** If the width is set by CSS: its minimum, CSS px. */
  least?: number
}

/** Picture of an item; use an empty alt next to its title. */
export function GoodsCover({ src, alt = '', width, least, className, eager, ...face }: Props) {
  const uploaded = mediaUrl(src)
  return (
    <CoverImage
      {...(uploaded ? { picture: uploaded } : { cover: goodsCoverUrl(face, width ?? least) })}
      alt={alt}
      width={width}
      className={className}
      eager={eager}
    />
  )
}
