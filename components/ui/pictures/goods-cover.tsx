import { type GoodsFace, goodsCoverUrl } from '@/lib/shared/pictures/goods-cover-url'
import { mediaUrl } from '@/lib/shared/text/safe-url'
import { CoverImage, type CoverImageProps } from './cover-image'

interface Props extends GoodsFace, Omit<CoverImageProps, 'picture' | 'cover' | 'alt'> {
  /** Uploaded picture; the cover fills the gap when it is empty. */
  src?: string | null
  alt?: string
  /** Where CSS sets the width: how narrow the place may be, CSS px. */
  least?: number
}

/** Face of an item; empty alt beside its title. */
export function GoodsCover({ src, alt = '', width, least, className, eager, ...face }: Props) {
  const uploaded = mediaUrl(src)
  return (
    <CoverImage
      {...(uploaded ? { picture: uploaded } : { cover: goodsCoverUrl(face, width ?? least) })}
      {...{ alt, width, className, eager }}
    />
  )
}
