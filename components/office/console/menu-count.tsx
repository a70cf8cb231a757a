import styles from './staff-shell.module.css'
import { useBadge } from './use-badges'

/** Number of pending tasks of a menu item; red if some are overdue. */
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
