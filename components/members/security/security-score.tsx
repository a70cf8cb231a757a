import { buttonClass } from '@/components/ui/kit/button'
import { type SecurityFacts, securityOf } from '@/lib/shared/people/member'
import styles from './security.module.css'
import { SECURITY_ITEMS, SECURITY_ORDER } from './security-items'

const FULL = 9

/** The score as a ring, and the steps that raise it. */
export function SecurityScore({ user }: { user: SecurityFacts }) {
  const { score, level, items } = securityOf(user)
  const missing = SECURITY_ORDER.filter((item) => !items[item])
  return (
    <div className={styles.head}>
      <div className={styles.ring} role="img" aria-label={`安全分 ${score.toFixed(1)}，满分 ${FULL}.0，${level}`}>
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <circle cx="60" cy="60" r="52" />
          <circle cx="60" cy="60" r="52" pathLength="100" strokeDasharray={`${Math.round((score / FULL) * 100)} 110`} />
        </svg>
        <b className="num">{score.toFixed(1)}</b>
        <small>{level}</small>
      </div>
      <div>
        <h2>{missing.length === 0 ? '防护已补齐' : `还差 ${missing.length} 步到 ${FULL}.0 分`}</h2>
        <p className="muted">分数只给你自己看，用来提醒补齐防护；9.0 分起为安全</p>
        {missing.length > 0 ? (
          <ul className={styles.gain}>
            {missing.slice(0, 2).map((item) => (
              <li key={item}>
                <b className="num">+1.0</b>
                <span>
                  {SECURITY_ITEMS[item].todo}
                  <small>{SECURITY_ITEMS[item].text}</small>
                </span>
                <a
                  className={buttonClass({ size: 'sm', kind: 'primary' })}
                  href={SECURITY_ITEMS[item].href}
                  aria-label={`去完成：${SECURITY_ITEMS[item].todo}`}
                >
                  去完成
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}
