'use client'

import type { ComponentProps } from 'react'
import { Empty } from './empty'

/** A long form is submitted at its bottom, so the content that replaces it would be out of view above. */
const bring = (box: HTMLElement | null): void => {
  box?.focus({ preventScroll: true })
  box?.scrollIntoView({ block: 'center' })
}

/** Replaces a form after success: scrolled into view, and announced to screen readers. */
export const Done = (props: Omit<ComponentProps<typeof Empty>, 'picture'>) => (
  <div ref={bring} tabIndex={-1}>
    <Empty picture="success" {...props} />
  </div>
)
