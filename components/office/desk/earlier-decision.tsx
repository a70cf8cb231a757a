import styles from '@/components/office/parts/screen-page.module.css'

interface Props {
  /** The outcome in one line. */
  result: string
  /** Who decided; '': not shown. */
  by?: string
  decision: { facts: string; rule: string; createTime: string }
  appeal: { by: string; note: string; createTime: string }
}

/** The first decision of a case and the appeal against it. */
export function EarlierDecision({ result, by = '', decision, appeal }: Props) {
  return (
    <section className={styles.earlier} aria-label="第一次处理与申诉">
      <dl className={styles.kv}>
        <dt>第一次处理</dt>
        <dd>
          <b>{result}</b>
          <span className={styles.sub}>{[by, decision.createTime, decision.rule].filter(Boolean).join('・')}</span>
        </dd>
        <dt>处理理由</dt>
        <dd className={styles.story}>{decision.facts}</dd>
        <dt>{`${appeal.by}申诉`}</dt>
        <dd>
          <span className={styles.story}>{appeal.note || '未写说明'}</span>
          <span className={styles.sub}>{appeal.createTime}</span>
        </dd>
      </dl>
    </section>
  )
}
