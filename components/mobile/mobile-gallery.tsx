import { galleryPictures, SOURCE_NOTES } from '@/components/goods/gallery-pictures'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { pictureSet, sizedUrl } from '@/lib/shared/sized-url'
import { watermarkOf } from '@/lib/shared/watermark'
import styles from './mobile-gallery.module.css'

/** Width of the column at most, CSS px. */
const WIDEST = 480

/** Pictures side by side, swiped by the browser's own scrolling; what scrolls can be reached by keyboard. */
export function MobileGallery({ goods, watermark }: { goods: GoodsDetail; watermark: string }) {
  const { pictures, source } = galleryPictures(goods)
  return (
    <section className={styles.gallery} aria-label="商品图片" tabIndex={pictures.length > 1 ? 0 : undefined}>
      {pictures.map((picture, i) => (
        <figure key={picture.src}>
          <img
            src={sizedUrl(picture.src, 960)}
            srcSet={pictureSet(picture.src, WIDEST)}
            sizes={`(max-width: ${WIDEST}px) 100vw, ${WIDEST}px`}
            alt={`${goods.bigTitle} ${picture.name}`}
            width={480}
            height={360}
            fetchPriority={i === 0 ? 'high' : undefined}
            loading={i === 0 ? 'eager' : 'lazy'}
            decoding="async"
          />
          {source === 'cover' || !watermarkOf(picture.src, watermark) ? null : (
            <span className={styles.watermark} aria-hidden="true">
              {watermark}
            </span>
          )}
          <figcaption>
            <span>{SOURCE_NOTES[source]}</span>
            <span className="num">
              {i + 1} / {pictures.length}
            </span>
          </figcaption>
        </figure>
      ))}
    </section>
  )
}
