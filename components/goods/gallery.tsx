'use client'

import { type MouseEvent, useState } from 'react'
import { CopyText } from '@/components/ui/copy-text'
import { Icon } from '@/components/ui/icon'
import { thumbUrl } from '@/lib/shared/art/art-url'
import { pictureSet, sizedUrl } from '@/lib/shared/sized-url'
import { watermarkOf } from '@/lib/shared/watermark'
import styles from './gallery.module.css'
import { type Picture, SOURCE_NOTES, type Source } from './gallery-pictures'

interface Props {
  title: string
  pictures: readonly Picture[]
  source: Source
  watermark: string
  address: string
  goodsSn: string
}

/** Large picture and its thumbnails. The thumbnails are links to the pictures, so all can be seen without scripts. */
export function Gallery({ title, pictures, source, watermark, address, goodsSn }: Props) {
  const [shown, setShown] = useState(0)
  const picture = pictures[shown] ?? pictures[0]
  const handlePick = (event: MouseEvent, index: number) => {
    event.preventDefault()
    setShown(index)
  }
  return (
    <section className={styles.gallery} aria-label="商品图片">
      <figure>
        <img
          src={picture ? sizedUrl(picture.src, 960) : undefined}
          srcSet={picture && pictureSet(picture.src, 640)}
          sizes="(max-width: 860px) 100vw, 640px"
          alt={`${title} ${picture?.name ?? ''}`}
          width={640}
          height={480}
          fetchPriority="high"
          decoding="async"
        />
        {source === 'cover' || !watermarkOf(picture?.src ?? '', watermark) ? null : (
          <span className={styles.watermark} aria-hidden="true">
            {watermark}
          </span>
        )}
        <figcaption>
          <span>
            {picture?.name}
            {pictures.length > 1 ? ` · ${shown + 1} / ${pictures.length}` : ''}
          </span>
          <span>{source === 'uploaded' ? '' : SOURCE_NOTES[source]}</span>
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
        {address ? (
          <CopyText className="" text={address} label="分享：复制商品链接">
            <Icon name="share" />
            分享
          </CopyText>
        ) : null}
        <a href={`/black/releaseBlack?goodsSn=${goodsSn}`} rel="nofollow">
          <Icon name="alert" />
          举报
        </a>
        <span className="muted">{source === 'uploaded' ? SOURCE_NOTES.uploaded : '商品实际情况以验号结果为准'}</span>
      </p>
    </section>
  )
}
