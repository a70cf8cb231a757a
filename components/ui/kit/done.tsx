'use client'

import type { ComponentProps } from 'react'
import { Empty } from './empty'

/** A long form was sent from its foot: what takes its place would begin far above. */
const bring = (box: HTMLElement | null): void => {
  box?.focus({ preventScroll: true })
  box?.scrollIntoView({ block: 'center' })
}

/** What a form turns into once it has succeeded: brought before the eyes, and read out. */
export const Done = (props: Omit<ComponentProps<typeof Empty>, 'picture'>) => (
  <div ref={bring} tabIndex={-1}>
    <Empty picture="success" {...props} />
  </div>
)
