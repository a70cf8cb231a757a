'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { ModeTile } from '@/components/ui/kit/mode-tile'
import { SafeLink } from '@/components/ui/kit/safe-link'
import { GameCover } from '@/components/ui/pictures/game-cover'
import { yuanText } from '@/lib/shared/money/money'
import styles from './slides.module.css'
import type { Slide } from './slides-of'

const EACH_MS = 6000

/**
 * Campaign slides. A horizontally scrolling row with a link to each slide, so it works by touch, by keyboard and
 * without scripts; scripts only rotate it, never while it is hovered, focused, paused or reduced motion is set.
 */
export function Slides({ list, among }: { list: readonly Slide[]; among?: readonly number[] }) {
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [paused, setPaused] = useState<boolean>()
  const [held, setHeld] = useState(false)
  useEffect(() => setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches), [])

  const turnTo = (index: number) => {
    const row = track.current
    row?.scrollTo({ left: index * row.clientWidth, behavior: paused ? 'auto' : 'smooth' })
  }
  const turns = paused === false && !held && list.length > 1
  useEffect(() => {
    if (!turns) return
    const timer = setInterval(() => {
      const row = track.current
      if (!row || document.hidden) return
      const next = (Math.round(row.scrollLeft / row.clientWidth) + 1) % list.length
      row.scrollTo({ left: next * row.clientWidth, behavior: 'smooth' })
    }, EACH_MS)
    return () => clearInterval(timer)
  }, [turns, list.length])

  if (list.length === 0) return null
  const handleDot = (event: MouseEvent, index: number) => {
    event.preventDefault()
    turnTo(index)
  }
  return (
    <section
      className={styles.slides}
      aria-roledescription="轮播"
      aria-label="活动"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul
        ref={track}
        className={styles.track}
        onScroll={({ currentTarget: row }) => setShown(Math.round(row.scrollLeft / row.clientWidth))}
      >
        {list.map((slide, i) => (
          <li key={slide.smalltitle} id={`slide-${i + 1}`}>
            <SlideLink slide={slide} among={among} />
          </li>
        ))}
      </ul>
      {list.length > 1 ? (
        <p className={styles.dots}>
          {list.map((slide, i) => (
            <a
              key={slide.smalltitle}
              href={`#slide-${i + 1}`}
              aria-current={i === shown ? 'true' : undefined}
              onClick={(event) => handleDot(event, i)}
            >
              <span className="sr">{`第 ${i + 1} 个活动：${slide.smalltitle}`}</span>
            </a>
          ))}
          <button
            type="button"
            hidden={paused === undefined}
            aria-label={paused ? '继续轮播' : '暂停轮播'}
            onClick={() => setPaused(!paused)}
          >
            <Icon name={paused ? 'play' : 'pause'} />
          </button>
        </p>
      ) : null}
    </section>
  )
}

function SlideLink({ slide, among }: { slide: Slide; among: readonly number[] | undefined }) {
  return (
    <SafeLink className={styles.slide} href={slide.htUrl}>
      {slide.gameId ? <GameCover id={slide.gameId} size={52} among={among} /> : <ModeTile name="prop" size={52} />}
      <span className={styles.words}>
        <b className="ell">{slide.smalltitle}</b>
        {slide.text ? <span className="ell">{slide.text}</span> : null}
      </span>
      <span className={styles.act}>
        {slide.price ? (
          <b className="num">
            {yuanText(slide.price)}
            <small> 起</small>
          </b>
        ) : null}
        <span className={styles.go}>{slide.button || '去看看'}</span>
      </span>
    </SafeLink>
  )
}
