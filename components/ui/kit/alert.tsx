import type { ReactNode } from 'react'
import { Icon } from './icon'

const ICONS = { info: 'info', warn: 'alert', danger: 'fail', safe: 'verify' } as const

/** In-page notice. `live` announces it to screen readers when it appears after an action. */
export function Alert({
  kind = 'info',
  live = false,
  children,
}: {
  kind?: keyof typeof ICONS
  live?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={kind === 'info' ? 'alert' : `alert alert-${kind}`}
      role={live ? (kind === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Icon name={ICONS[kind]} />
      <div>{children}</div>
    </div>
  )
}
