'use client'

import { useEffect, useState } from 'react'

/** Anchors to the sections of one long page; the one being read is marked. */
export function SectionTabs({
  label,
  sections,
}: {
  label: string
  sections: readonly { id: string; title: string }[]
}) {
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting)
        if (seen) setCurrent(seen.target.id)
      },
      { rootMargin: '-50px 0px -70% 0px' },
    )
    for (const { id } of sections) {
      const element = document.getElementById(id)
      if (element) watcher.observe(element)
    }
    return () => watcher.disconnect()
  }, [sections])
  return (
    <nav className="tabs" aria-label={label}>
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined} onClick={() => setCurrent(id)}>
          {title}
        </a>
      ))}
    </nav>
  )
}
