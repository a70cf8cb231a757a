'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { type ButtonLook, buttonClass } from '@/components/ui/kit/button'
import styles from './more-menu.module.css'

interface Props {
  className?: string
  size?: ButtonLook['size']
  children: ReactNode
}

/** Height that may be covered at the foot of the window, such as by the tab bar of phones. */
const FOOT = 72

/** Whether a panel below its button reaches out of the window, where above it has room. */
function opensUp(box: HTMLDetailsElement): boolean {
  const { height } = box.lastElementChild?.getBoundingClientRect() ?? { height: 0 }
  const { top, bottom } = box.getBoundingClientRect()
  return bottom + height > window.innerHeight - FOOT && top > height
}

/**
 * Further actions behind 更多, above the button where there is no room below. Only one menu is open at a time; it closes when an action is chosen, on Escape, on a press
 * elsewhere and when the focus leaves it.
 */
export function MoreMenu({ className, size, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (box.current) box.current.open = false
  }
  const closeAtButton = () => {
    // a dialog that the action opens returns the focus there when it closes
    box.current?.querySelector('summary')?.focus()
    close()
  }
  useEffect(() => {
    const handlePress = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) close()
    }
    document.addEventListener('pointerdown', handlePress)
    return () => document.removeEventListener('pointerdown', handlePress)
  }, [])
  const handleClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a, button')) closeAtButton()
  }
  return (
    <details
      ref={box}
      className={className ? `${styles.menu} ${className}` : styles.menu}
      name="more"
      onClick={handleClick}
      onToggle={({ currentTarget }) =>
        currentTarget.toggleAttribute('data-up', currentTarget.open && opensUp(currentTarget))
      }
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !box.current?.open) return
        event.stopPropagation()
        closeAtButton()
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) close()
      }}
    >
      <summary className={buttonClass({ size })}>更多</summary>
      <div>{children}</div>
    </details>
  )
}
