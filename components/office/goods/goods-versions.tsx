import screen from '@/components/office/parts/screen-page.module.css'
import type { ReviewVersion } from '@/lib/contract/entities/goods-review'
import styles from './goods.module.css'

/** Earlier reviewed versions, latest first. */
export function GoodsVersions({ versions }: { versions: readonly ReviewVersion[] }) {
  const decided = versions.filter(({ state }) => state !== 'waiting')
  if (decided.length === 0) return null
  return (
    <section className={screen.section}>
      <h3>审核记录</h3>
      <ul className={styles.versions}>
        {decided.map((one) => (
          <li key={one.version}>
            <b>{`第 ${one.version} 版 ${one.stateName}`}</b>
            <span className={screen.sub}>
              {[one.doneTime ?? one.submitTime, one.reviewer].filter(Boolean).join(' · ')}
            </span>
            {one.findings.length > 0 ? <p>{one.findings.map(({ text }) => text).join('；')}</p> : null}
            {one.reasons.length + one.words.length > 0 ? (
              <p>{[...one.reasons, one.words].filter(Boolean).join('，')}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
