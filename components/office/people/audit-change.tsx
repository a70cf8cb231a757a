import styles from '@/components/office/parts/screen-page.module.css'
import type { AuditChange as Change } from '@/lib/contract/entities/audit'

/** Changed values of an action, a line each: before → after. */
export function AuditChange({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes}>
      {changes.map(({ name, before, after }) => (
        <li key={name}>
          <span className={styles.changed}>{name}</span>
          {before ? <del>{before}</del> : null}
          {before && after ? ' → ' : null}
          {after || (before ? '（已删除）' : null)}
        </li>
      ))}
    </ul>
  )
}
