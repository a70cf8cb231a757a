'use client'

import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { checkedNote, type Picture, SOURCE_NOTES, type Source } from '@/components/listings/goods/picture-source'
import { Icon } from '@/components/ui/kit/icon'
import { onDemand } from '@/components/ui/kit/on-demand'
import { thumbUrl } from '@/lib/shared/pictures/art-url'
import { pictureSet, sizedUrl } from '@/lib/shared/pictures/sized-url'
import { watermarkOf } from '@/lib/shared/pictures/watermark'
import styles from './gallery.module.css'
import { ReportLink } from './report-link'
import { ShareLink } from './share-link'

const GalleryZoom = onDemand(() => import('./gallery-zoom').then((file) => file.GalleryZoom))

interface Props {
  title: string
  pictures: readonly Picture[]
  source: Source
  watermark: string
  address: string
  goodsSn: string
  /** When staff checked it; '': not. */
  checkDate: string
}

/** Large picture with thumbnails. The thumbnails are links to the pictures, so all can be seen without scripts. */
export function Gallery({ title, pictures, source, watermark, address, goodsSn, checkDate }: Props) {
  const [shown, setShown] = useState(0)
  const [isLarge, setLarge] = useState(false)
  const picture = pictures[shown] ?? pictures[0]
  const srcSet = picture && pictureSet(picture.src, 640)
  const step = (by: number) => setShown((shown + by + pictures.length) % pictures.length)
  const handlePick = (event: MouseEvent, index: number) => {
    event.preventDefault()
    setShown(index)
  }
  const handleKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!by || pictures.length < 2) return
    event.preventDefault()
    step(by)
  }
  const mark = source !== 'cover' && watermarkOf(picture?.src ?? '', watermark) ? watermark : ''
  return (
    <section className={styles.gallery} aria-label="商品图片" onKeyDown={handleKey}>
      <figure>
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          aria-label="查看大图"
          onClick={() => setLarge(true)}
        >
          <img
            src={picture ? sizedUrl(picture.src, 960) : undefined}
            srcSet={srcSet}
            sizes={srcSet && '(max-width: 860px) 100vw, 640px'}
            alt={`${title} ${picture?.name ?? ''}`}
            width={640}
            height={480}
            fetchPriority="high"
            decoding="async"
          />
        </button>
        {mark ? (
          <span className={styles.watermark} aria-hidden="true">
            {mark}
          </span>
        ) : null}
        {pictures.length > 1 ? (
          <>
            <button type="button" className={styles.step} aria-label="上一张" onClick={() => step(-1)}>
              <Icon name="left" />
            </button>
            <button type="button" className={styles.step} aria-label="下一张" onClick={() => step(1)}>
              <Icon name="right" />
            </button>
          </>
        ) : null}
        <figcaption>
          <span>{`${picture?.name ?? ''}${pictures.length > 1 ? ` · ${shown + 1} / ${pictures.length}` : ''}`}</span>
          <span>{picture?.isChecked ? checkedNote(checkDate, source) : SOURCE_NOTES[source]}</span>
        </figcaption>
      </figure>
      {pictures.length > 1 ? (
        <ul className={styles.thumbs}>
          {pictures.map((one, i) => (
            <li key={one.src}>
              <a
                href={one.src}
                aria-label={`查看${one.name}`}
                aria-current={i === shown ? 'true' : undefined}
                onClick={(event) => handlePick(event, i)}
              >
                <img src={thumbUrl(sizedUrl(one.src, 160))} alt="" width={80} height={60} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.actions}>
        <ShareLink address={address} />
        <ReportLink goodsSn={goodsSn} />
      </p>
      {isLarge ? (
        <GalleryZoom
          title={title}
          pictures={pictures}
          watermark={mark}
          shown={shown}
          onShow={setShown}
          onClose={() => setLarge(false)}
        />
      ) : null}
    </section>
  )
}
