'use client'

import { useEffect, useRef, useState } from 'react'

/** A section whose top is above this line counts as current, CSS px from the top of the window. */
const LINE = 120

/** Anchors to the sections of one long page; the current one is highlighted while scrolling in either direction. */
export function SectionTabs({
  label,
  sections,
}: {
  label: string
  sections: readonly { id: string; title: string }[]
}) {
  const [current, setCurrent] = useState(sections[0]?.id)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    let frame = 0
    const read = () => {
      frame = 0
      const above = sections.filter(({ id }) => {
        const section = document.getElementById(id)
        return section !== null && section.getBoundingClientRect().top <= LINE
      })
      setCurrent((above.at(-1) ?? sections[0])?.id)
    }
    const handleScroll = () => {
      frame ||= requestAnimationFrame(read)
    }
    addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      removeEventListener('scroll', handleScroll)
      cancelAnimationFrame(frame)
    }
  }, [sections])
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-current]')
    if (bar.current && tab) bar.current.scrollLeft = tab.offsetLeft - bar.current.clientWidth / 2
  }, [current])
  return (
    <nav ref={bar} className="tabs" aria-label={label}>
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined} onClick={() => setCurrent(id)}>
          {title}
        </a>
      ))}
    </nav>
  )
}
