import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { RESTRICTION_APPEAL_HOURS, RESTRICTION_CLAUSES, RESTRICTION_DAYS } from '@/lib/shared/people/restrictions'
import styles from './trust.module.css'

type Month = OutputOf<ApiContract['GET /comm/restrictionFigures']>['list'][number]

/** The clauses by which accounts are restricted, and how often it happened; counted, never estimated. */
export function RestrictionFigures({ months }: { months: readonly Month[] }) {
  return (
    <section className={`panel ${styles.box} ${styles.limits}`} aria-labelledby="limits-h">
      <h2 id="limits-h">账号限制与申诉</h2>
      <p className="muted">
        {`每条限制都写明依据、原因和期限，最长 ${RESTRICTION_DAYS} 天，延长须两人同意。可申诉一次，由没有参与的员工在 ${RESTRICTION_APPEAL_HOURS} 小时内处理。任何情况都不收解冻费。`}
      </p>
      <ul>
        {Object.entries(RESTRICTION_CLAUSES).map(([name, { text }]) => (
          <li key={name}>
            <b>{name}</b>
            {text}
          </li>
        ))}
      </ul>
      {months.length > 0 ? (
        <div className={styles.limitsTable}>
          <table className="table">
            <caption className="sr">全平台每月的账号限制与申诉</caption>
            <thead>
              <tr>
                <th scope="col">月份</th>
                <th scope="col">账号限制</th>
                <th scope="col">申诉</th>
                <th scope="col">申诉通过</th>
                <th scope="col">超时处理</th>
              </tr>
            </thead>
            <tbody>
              {months.map((row) => (
                <tr key={row.month}>
                  <th scope="row">{row.month}</th>
                  <td className="num">{row.restrictions}</td>
                  <td className="num">{row.appeals}</td>
                  <td className="num">{row.overturned}</td>
                  <td className="num">{row.overdue}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="muted">还没有账号限制。</p>
      )}
    </section>
  )
}
