import { SkeletonRows } from '@/components/ui/kit/skeleton'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import styles from './staff-shell.module.css'

type Group = OutputOf<ApiContract['GET /console/search']>['groups'][number]
const NAMES: Readonly<Record<Group['kind'], string>> = {
  users: '用户',
  orders: '订单',
  goods: '商品',
  payments: '付款',
}

/** Search results by kind; null: not loaded yet. */
export function FoundGroups({ groups, error }: { groups: Group[] | null; error: string }) {
  if (error) return <p role="alert">{error}</p>
  if (!groups)
    return (
      <div className={styles.found}>
        <SkeletonRows rows={2} height={20} />
      </div>
    )
  return (
    <div className={styles.found} role="status">
      {groups.length === 0 ? <p>没有符合条件的用户、订单、商品或付款</p> : null}
      {groups.map(({ kind, list, more, all }) => (
        <section key={kind} aria-label={NAMES[kind]}>
          <h2>
            {NAMES[kind]}
            {all ? <a href={all}>查看全部</a> : null}
          </h2>
          <ul>
            {list.map((one) => (
              <li key={one.note}>
                {one.path ? <a href={one.path}>{one.title}</a> : <span>{one.title}</span>}
                <small>{one.note}</small>
              </li>
            ))}
          </ul>
          {more && !all ? <p className="muted">只列出最近的 {list.length} 条，请输入更完整的编号或名称</p> : null}
        </section>
      ))}
    </div>
  )
}
