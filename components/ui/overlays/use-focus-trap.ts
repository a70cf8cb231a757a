'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { restoreScroll } from '@/components/ui/kit/restore-scroll'
import { isComposing } from '@/lib/client/is-composing'

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),[tabindex]:not([tabindex="-1"])'

/** Open overlays, the front one last. */
const stack: HTMLElement[] = []

/**
 * While mounted: focus moves into the box (to `[data-autofocus]`, else the box itself), Tab stays inside, Esc calls
 * `onClose`; on unmount focus returns to the previous element, or to what is left around it.
 */
export function useFocusTrap(box: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const element = box.current
    if (!element) return
    const giveBack = restoreScroll()
    ;(element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus({ preventScroll: true })
    const handleKey = (event: KeyboardEvent) => {
      // Escape may only cancel a word
      if (isComposing({ nativeEvent: event })) return
      if (event.key === 'Escape') {
        event.stopPropagation()
        close.current()
      }
      if (event.key === 'Tab') keepInside(event, element)
    }
    // when a focused button is removed, the focus moves to the body, but keys still belong to the front overlay
    const handleLost = (event: KeyboardEvent) => {
      if (event.target === document.body && stack.at(-1) === element) handleKey(event)
    }
    stack.push(element)
    element.addEventListener('keydown', handleKey)
    document.addEventListener('keydown', handleLost)
    return () => {
      stack.splice(stack.lastIndexOf(element), 1)
      element.removeEventListener('keydown', handleKey)
      document.removeEventListener('keydown', handleLost)
      giveBack()
    }
  }, [box])
}

function keepInside(event: KeyboardEvent, element: HTMLElement): void {
  const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => !stop.closest('[hidden],[inert]'),
  )
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) {
    event.preventDefault()
    return
  }
  const active = document.activeElement
  const leaving = event.shiftKey ? active === first || active === element : active === last
  if (!leaving && element.contains(active)) return
  event.preventDefault()
  ;(event.shiftKey ? last : first).focus()
}
