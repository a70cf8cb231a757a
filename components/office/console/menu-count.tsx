import styles from './staff-room.module.css'
import { useBadge } from './use-badges'

/** How much waits behind a door; red where the time of some of it is over. */
export function MenuCount({ path }: { path: string }) {
  const badge = useBadge(path)
  if (!badge) return null
  const isHot = badge.overdue > 0
  return (
    <small className={`num ${styles.count}`} data-hot={isHot || undefined}>
      {badge.total > 99 ? '99+' : badge.total}
      <span className="sr">{isHot ? ` 件待处理，${badge.overdue} 件超时` : ' 件待处理'}</span>
    </small>
  )
}
