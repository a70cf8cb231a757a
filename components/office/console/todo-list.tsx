'use client'

import { Icon } from '@/components/ui/kit/icon'
import { PERMISSIONS, ROLES } from '@/lib/shared/staff/staff'
import styles from './overview.module.css'
import { TODOS } from './todos'
import { useBadges } from './use-badges'

/** If more roles than this may handle a task, they are not listed. */
const FEW = 3

/** Pending tasks with the responsible roles and links; overdue ones first. */
export function TodoList() {
  const waiting = useBadges().filter(({ path, total }) => total > 0 && path in TODOS)
  const order = Object.keys(TODOS)
  const shown = waiting.toSorted(
    (a, b) => Number(b.overdue > 0) - Number(a.overdue > 0) || order.indexOf(a.path) - order.indexOf(b.path),
  )
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="todo-h">
      <header>
        <h2 id="todo-h">待办</h2>
        <span className="muted">{`${shown.length} 项`}</span>
      </header>
      {shown.length === 0 ? <p className="muted">没有等待处理的事项</p> : null}
      <ul className={styles.todos}>
        {shown.map(({ path, total, overdue }) => {
          const { label, icon, permission } = TODOS[path] as (typeof TODOS)[string]
          return (
            <li key={path} data-late={overdue > 0 || undefined}>
              <Icon name={icon} />
              <a className="link" href={path}>{`${total} ${label}`}</a>
              <small>
                {overdue > 0 ? <b>{`${overdue} 件超时`}</b> : null}
                {`${whoseOf(permission)}处理`}
              </small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function whoseOf(permission: keyof typeof PERMISSIONS): string {
  const { roles } = PERMISSIONS[permission]
  if (roles.length > FEW) return '另一位有权限的成员'
  return roles.length === 0 ? ROLES.owner : roles.map((role) => ROLES[role]).join('、')
}
