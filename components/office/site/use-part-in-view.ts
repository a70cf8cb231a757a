import { type RefObject, useEffect, useRef, useState } from 'react'

/** How long scrolling to a chosen part may take, in ms. */
const SCROLL_MS = 800
/** A part counts as reached this many pixels below the tabs. */
const NEAR = 24

interface Box {
  id: string
  top: number
  bottom: number
}
/** The part at the tabs' lower edge; the last one at the end of the form, although it may not reach the tabs. */
export function partAt(parts: readonly Box[], { from, to }: { from: number; to: number }): string | undefined {
  const last = parts.at(-1)
  if (last && last.bottom <= to + 1) return last.id
  return (parts.findLast(({ top }) => top <= from + NEAR) ?? parts[0])?.id
}

/** Marks the part of a form that is in view, or the one just chosen. The form contains the tabs, as `nav`, and sections. */
export function usePartInView(form: RefObject<HTMLFormElement | null>, isShown: boolean) {
  const [part, setPart] = useState<string>()
  const chosenAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const handleScroll = () => {
      const box = form.current
      const tabs = box?.querySelector('nav')
      if (!box || !tabs || performance.now() - chosenAt.current < SCROLL_MS) return
      const parts = [...box.querySelectorAll<HTMLElement>(':scope > section')].map((section) => {
        const { top, bottom } = section.getBoundingClientRect()
        return { id: section.id, top, bottom }
      })
      const to = Math.min(box.getBoundingClientRect().bottom, innerHeight)
      // on phones only the chosen part is shown
      setPart(
        partAt(
          parts.filter(({ top, bottom }) => bottom > top),
          { from: tabs.getBoundingClientRect().bottom, to },
        ),
      )
    }
    // scroll events do not bubble: the form scrolls on wide screens, the page on phones
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', handleScroll, { capture: true })
  }, [form, isShown])
  // links to a part, e.g. from the reason why a draft cannot be published, open it
  useEffect(() => {
    const handleHash = () => {
      const id = location.hash.slice(1)
      if (!form.current?.querySelector(`:scope > section[id="${CSS.escape(id)}"]`)) return
      chosenAt.current = performance.now()
      setPart(id)
    }
    handleHash()
    addEventListener('hashchange', handleHash)
    return () => removeEventListener('hashchange', handleHash)
  }, [form, isShown])
  const choose = (id: string) => {
    chosenAt.current = performance.now()
    setPart(id)
  }
  return { part, choose }
}
