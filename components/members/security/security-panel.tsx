import styles from '@/components/members/parts/centre.module.css'
import { Icon } from '@/components/ui/kit/icon'
import { type SecurityFacts, securityLevel, securityOf } from '@/lib/shared/people/member'
import { SECURITY_ITEMS, SECURITY_ORDER } from './security-items'

/** Security score, its components, and the next step to raise it. */
export function SecurityPanel({ user }: { user: SecurityFacts }) {
  const { score, level, items } = securityOf(user)
  const missing = SECURITY_ORDER.find((item) => !items[item])
  const raised = score + 1
  return (
    <div className={styles.security}>
      <h2>安全分</h2>
      <p className={styles.score}>
        <b className="num">{score.toFixed(1)}</b>
        <span>{level}</span>
      </p>
      <ul>
        {SECURITY_ORDER.map((item) => (
          <li key={item} className={items[item] ? styles.isOk : styles.isNo}>
            <Icon name={items[item] ? 'check' : 'plus'} />
            {SECURITY_ITEMS[item].name}
            <span className="sr">{items[item] ? '，已完成' : '，未完成'}</span>
          </li>
        ))}
      </ul>
      {missing ? (
        <a
          className="link"
          href={SECURITY_ITEMS[missing].href}
        >{`${SECURITY_ITEMS[missing].todo}，升到 ${raised.toFixed(1)} ${securityLevel(raised)}`}</a>
      ) : (
        <a className="link" href="/center/myself/myselfInfo?tabIndex=2">
          查看安全设置
        </a>
      )}
    </div>
  )
}
