import styles from '@/components/office/parts/screen-page.module.css'
import type { StaffRestriction } from '@/lib/contract/entities/restriction'
import { yuanText } from '@/lib/shared/money/money'
import { kindsText } from '@/lib/shared/people/restrictions'

/** All restrictions of an account, each with a link to it. */
export function UserRestrictions({ restrictions }: { restrictions: readonly StaffRestriction[] }) {
  if (restrictions.length === 0) return null
  return (
    <section className={styles.section}>
      <h3>账号限制</h3>
      <ul>
        {restrictions.map((one) => (
          <li key={one.restrictionId}>
            <a className="link" href={`/console/restrictions?restrictionId=${one.restrictionId}`}>
              {[kindsText(one.kinds), Number(one.held) > 0 ? `冻结 ${yuanText(one.held)}` : '']
                .filter(Boolean)
                .join('，')}
            </a>
            <span className={styles.sub}>
              {[one.stateName, one.appeal?.stateName, one.endTime ? `${one.endTime} 结束` : `到 ${one.untilTime}`]
                .filter(Boolean)
                .join('・')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
