import { pictureSet, sizedUrl } from '@/lib/shared/pictures/sized-url'

export interface CoverImageProps {
  /** Address of an uploaded picture, already checked. */
  picture?: string
  /** Address of the generated cover, for goods without a picture. */
  cover?: string
  alt: string
  /** CSS px; height follows 4:3. Omit to set the width by CSS. */
  width?: number
  className?: string
  /** First picture of a page: loaded immediately. */
  eager?: boolean
}

/** The picture of an item, 4:3. */
export function CoverImage({ picture, cover, alt, width, className = '', eager = false }: CoverImageProps) {
  const w = width ?? 160
  const srcSet = picture && pictureSet(picture, width ?? 240)
  return (
    <img
      className={`goods-cover ${className}`.trimEnd()}
      src={picture ? sizedUrl(picture, 320) : cover}
      srcSet={srcSet}
      sizes={srcSet && `${width ?? 240}px`}
      alt={alt}
      width={w}
      height={Math.round(w * 0.75)}
      style={width ? { width } : { width: '100%' }}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
    />
  )
}
