import { Price } from '@/components/ui/kit/price'
import type { RulingDetail } from '@/lib/contract/entities/ruling'
import { RULING_STATES } from '@/lib/shared/trade/trust'
import styles from './trust.module.css'

/** Key data of the case. Amounts only if there were any. */
export function RulingFacts({ ruling }: { ruling: RulingDetail }) {
  const rows = [
    ...ruling.parties.map(({ role, name }) => [role, name] as const),
    ...(ruling.subject ? [['涉及账号', `${ruling.subjectKindName} ${ruling.subject}`] as const] : []),
    ['受理', ruling.openTime.slice(0, 16)] as const,
    ['处理时间', ruling.decideTime.slice(0, 16)] as const,
    ['状态', RULING_STATES[ruling.state]] as const,
  ]
  const isBlack = ruling.kind === 'blacklist'
  return (
    <section className="panel" aria-labelledby="case-h">
      <h2 id="case-h">案件信息</h2>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
        {ruling.claimed === '0.00' ? null : (
          <div>
            <dt>{isBlack ? '涉及金额' : '争议金额'}</dt>
            <dd>
              <Price yuan={ruling.claimed} size="m" />
            </dd>
          </div>
        )}
        {isBlack ? null : (
          <div>
            <dt>退赔金额</dt>
            <dd>
              <Price yuan={ruling.awarded} size="m" />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
