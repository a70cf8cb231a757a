'use client'

import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Picture } from '@/components/listings/goods/picture-source'
import { Icon } from '@/components/ui/kit/icon'
import { useFocusTrap } from '@/components/ui/overlays/use-focus-trap'
import { sizedUrl } from '@/lib/shared/pictures/sized-url'
import styles from './gallery-zoom.module.css'

/** Swipe distance that changes the picture, CSS px. */
const SWIPE = 40

interface Props {
  title: string
  pictures: readonly Picture[]
  watermark: string
  shown: number
  onShow: (index: number) => void
  onClose: () => void
}

/** One picture at window size, and twice that when clicked. Arrow keys and swipes change it, Esc closes. */
export function GalleryZoom({ title, pictures, watermark, shown, onShow, onClose }: Props) {
  const box = useRef<HTMLElement>(null)
  const start = useRef<number | null>(null)
  const [isTwice, setTwice] = useState(false)
  useFocusTrap(box, onClose)
  useEffect(() => {
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = overflow
    }
  }, [])
  const step = (by: number) => {
    setTwice(false)
    onShow((shown + by + pictures.length) % pictures.length)
  }
  const handleUp = (event: PointerEvent) => {
    const moved = start.current === null ? 0 : event.clientX - start.current
    start.current = null
    if (!isTwice && pictures.length > 1 && Math.abs(moved) > SWIPE) step(moved < 0 ? 1 : -1)
  }
  const picture = pictures[shown]
  return createPortal(
    <section
      ref={box}
      className={styles.zoom}
      role="dialog"
      aria-modal="true"
      aria-label={`${title} 大图`}
      tabIndex={-1}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
        if (by && pictures.length > 1 && !isTwice) step(by)
        event.stopPropagation()
      }}
    >
      <header>
        <span aria-live="polite">
          {picture?.name} <span className="num">{`${shown + 1} / ${pictures.length}`}</span>
        </span>
        <button type="button" aria-pressed={isTwice} onClick={() => setTwice(!isTwice)}>
          <Icon name="search" />
          {isTwice ? '还原' : '放大'}
        </button>
        <button type="button" aria-label="关闭" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div
        className={isTwice ? `${styles.stage} ${styles.twice}` : styles.stage}
        onPointerDown={(event) => {
          start.current = event.clientX
        }}
        onPointerUp={handleUp}
        onPointerCancel={() => {
          start.current = null
        }}
      >
        <div className={styles.sheet}>
          {picture ? (
            <img src={sizedUrl(picture.src, 1280)} alt={`${title} ${picture.name}`} draggable={false} />
          ) : null}
          {watermark ? <span aria-hidden="true">{watermark}</span> : null}
        </div>
      </div>
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
    </section>,
    document.body,
  )
}
