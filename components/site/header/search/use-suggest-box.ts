'use client'

import { type CSSProperties, type RefObject, useEffect, useState } from 'react'

const MIN_WIDTH = 280
/** To the right edge of the window. */
const MARGIN = 8

/**
 * Opens the panel while the focus is in the keyword or in the panel, below the keyword; arrow keys walk through its
 * links, Escape closes it until something is typed.
 */
export function useSuggestBox(panel: RefObject<HTMLElement | null>, keyWord: string) {
  const [isOpen, setOpen] = useState(false)
  const [place, setPlace] = useState<CSSProperties>({})
  useEffect(() => {
    const box = panel.current?.parentElement
    const input = box?.querySelector<HTMLInputElement>('input[name="keyWord"]')
    if (!box || !input) return
    const isInside = (target: unknown) =>
      target === input || (target instanceof Node && (panel.current?.contains(target) ?? false))
    const show = () => {
      const { offsetLeft: left, offsetWidth } = input
      const width = Math.max(MIN_WIDTH, offsetWidth)
      const mostLeft = document.documentElement.clientWidth - MARGIN - box.getBoundingClientRect().left - width
      setPlace({ left: Math.min(left, mostLeft), width })
      setOpen(true)
    }
    const handleFocus = ({ target }: FocusEvent) => {
      if (target === input) show()
      else if (!isInside(target)) setOpen(false)
    }
    // a press outside does not always move the focus
    const handlePress = ({ target }: PointerEvent) => {
      if (target === input) show()
      else if (!isInside(target)) setOpen(false)
    }
    const handleKey = (event: KeyboardEvent) => {
      if (!isInside(event.target) || event.isComposing) return
      if (event.key === 'Escape') {
        input.focus() // which opens it
        setOpen(false)
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const links = [...(panel.current?.querySelectorAll('a') ?? [])]
      if (!step || links.length === 0) return
      event.preventDefault()
      const stops: HTMLElement[] = [input, ...links]
      const at = Math.max(0, stops.indexOf(event.target as HTMLElement))
      stops[(at + step + stops.length) % stops.length]?.focus()
    }
    document.addEventListener('focusin', handleFocus)
    document.addEventListener('pointerdown', handlePress)
    box.addEventListener('keydown', handleKey)
    if (document.activeElement === input) show()
    return () => {
      document.removeEventListener('focusin', handleFocus)
      document.removeEventListener('pointerdown', handlePress)
      box.removeEventListener('keydown', handleKey)
    }
  }, [])
  useEffect(() => {
    const input = panel.current?.parentElement?.querySelector('input[name="keyWord"]')
    if (document.activeElement === input) setOpen(true)
  }, [keyWord])
  return { isOpen, place, close: () => setOpen(false) }
}
