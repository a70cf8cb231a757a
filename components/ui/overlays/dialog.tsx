'use client'

import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '@/components/ui/kit/icon'
import { useFocusTrap } from './use-focus-trap'

interface DialogProps {
  open: boolean
  title: ReactNode
  onClose: () => void
  /** Buttons, right-aligned; the main action last. */
  footer?: ReactNode
  /** Width of 420, 520, 620 or 1080 px. */
  size?: 's' | 'm' | 'l' | 'xl'
  /** No close button, no Esc, no click on the backdrop: for notices that must be answered. */
  firm?: boolean
  children: ReactNode
}

/** Modal dialog. Text goes into `<div className="dialog-text">` unless the content has its own padding. */
export function Dialog(props: DialogProps) {
  return props.open && typeof document !== 'undefined' ? createPortal(<OpenDialog {...props} />, document.body) : null
}

function OpenDialog({ title, onClose, footer, size = 'l', firm = false, children }: DialogProps) {
  const box = useRef<HTMLElement>(null)
  const heading = useId()
  // Ignores the second click of a double click that opened the dialog, which falls on the backdrop.
  const handlePress = (event: MouseEvent) => {
    if (event.target === event.currentTarget && event.detail < 2 && !firm) onClose()
  }
  useFocusTrap(box, firm ? () => {} : onClose)
  useEffect(() => {
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = overflow
    }
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click on the scrim is a shortcut; Esc and the close button do the same
    <div className="modal" onMouseDown={handlePress}>
      <section
        ref={box}
        className={size === 'l' ? 'dialog' : `dialog dialog-${size}`}
        role="dialog"
        aria-modal="true"
        aria-labelledby={heading}
        tabIndex={-1}
      >
        <div className="dialog-head">
          <h2 id={heading}>{title}</h2>
          {firm ? null : (
            <button type="button" className="icon-btn" aria-label="关闭" onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
        {children}
        {footer ? <div className="dialog-foot">{footer}</div> : null}
      </section>
    </div>
  )
}
