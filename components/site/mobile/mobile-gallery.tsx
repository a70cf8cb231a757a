'use client'

import { useState } from 'react'
import { checkedNote, type Picture, SOURCE_NOTES, type Source } from '@/components/listings/goods/picture-source'
import { onDemand } from '@/components/ui/kit/on-demand'
import { pictureSet, sizedUrl } from '@/lib/shared/pictures/sized-url'
import { watermarkOf } from '@/lib/shared/pictures/watermark'
import styles from './mobile-gallery.module.css'

const GalleryZoom = onDemand(() => import('@/components/listings/detail/gallery-zoom').then((file) => file.GalleryZoom))

/** Maximum width of the column, CSS px. */
const WIDEST = 480

interface Props {
  title: string
  pictures: readonly Picture[]
  source: Source
  watermark: string
  /** When staff checked it; '': not. */
  checkDate: string
}

/** Pictures side by side, swiped by native scrolling; each opens fullscreen. */
export function MobileGallery({ title, pictures, source, watermark, checkDate }: Props) {
  const [large, setLarge] = useState<number>()
  const markOf = (src: string) => (source !== 'cover' && watermarkOf(src, watermark) ? watermark : '')
  return (
    <section className={styles.gallery} aria-label="商品图片">
      {pictures.map((picture, i) => (
        <figure key={picture.src}>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={`查看大图：${picture.name}`}
            onClick={() => setLarge(i)}
          >
            <img
              src={sizedUrl(picture.src, 960)}
              srcSet={pictureSet(picture.src, WIDEST)}
              sizes={pictureSet(picture.src, WIDEST) && `(max-width: ${WIDEST}px) 100vw, ${WIDEST}px`}
              alt={`${title} ${picture.name}`}
              width={480}
              height={360}
              fetchPriority={i === 0 ? 'high' : undefined}
              loading={i === 0 ? 'eager' : 'lazy'}
              decoding="async"
            />
          </button>
          {markOf(picture.src) ? (
            <span className={styles.watermark} aria-hidden="true">
              {watermark}
            </span>
          ) : null}
          <figcaption>
            <span>
              {picture.isChecked ? `${checkedNote(checkDate, source)} · ${picture.name}` : SOURCE_NOTES[source]}
            </span>
            <span className="num">
              {i + 1} / {pictures.length}
            </span>
          </figcaption>
        </figure>
      ))}
      {large === undefined ? null : (
        <GalleryZoom
          title={title}
          pictures={pictures}
          watermark={markOf(pictures[large]?.src ?? '')}
          shown={large}
          onShow={setLarge}
          onClose={() => setLarge(undefined)}
        />
      )}
    </section>
  )
}
