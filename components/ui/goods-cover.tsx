import { type GoodsFace, goodsCoverUrl } from '@/lib/shared/cover-url'
import { mediaUrl } from '@/lib/shared/safe-url'
import { CoverImage, type CoverImageProps } from './cover-image'

interface Props extends GoodsFace, Omit<CoverImageProps, 'picture' | 'cover' | 'alt'> {
  /** Uploaded picture; the cover fills the gap when it is empty. */
  src?: string | null
  alt?: string
}

export function GoodsCover({ src, alt, width, className, eager, ...face }: Props) {
  const uploaded = mediaUrl(src)
  return (
    <CoverImage
      {...(uploaded ? { picture: uploaded } : { cover: goodsCoverUrl(face) })}
      alt={alt ?? `${face.gameName} 商品封面`}
      {...{ width, className, eager }}
    />
  )
}
