import { clauseText } from '@/components/orders/agreement/rule-text'
import { FactList } from '@/components/orders/order/fact-list'
import { Part } from '@/components/orders/order/part'
import { Tag } from '@/components/ui/kit/tag'
import type { ClaimDetail } from '@/lib/contract/entities/claim'
import { COVER_RULES } from '@/lib/shared/goods/covers'
import { yuanText } from '@/lib/shared/money/money'
import styles from './claim.module.css'

/** Decisions of customer service with reasons, latest first, and the appeal between them. */
export function ClaimDecisions({
  claim: { decisions, appeal, viewer, appealBefore, agreement },
}: {
  claim: ClaimDetail
}) {
  return (
    <>
      {decisions.toReversed().map(({ round, granted, facts, rule, finding, pay, createTime }) => (
        <Part
          key={round}
          title={round === 1 ? '审核结果' : '最终结果'}
          aside={
            <>
              <Tag kind={granted ? 'safe' : 'danger'} icon={granted ? 'check' : 'close'}>
                {granted ? '赔付' : '未通过'}
              </Tag>
              <small className="muted num">{createTime.slice(0, 16)}</small>
            </>
          }
        >
          <p className={styles.words}>{facts}</p>
          <FactList
            facts={[
              ...(finding ? [{ label: '封禁原因', value: finding }] : []),
              { label: '引用规则', value: rule },
              ...(granted && pay ? [{ label: '赔付金额', value: yuanText(pay) }] : []),
            ]}
          />
          <ClauseText text={clauseText(rule, agreement)} />
          {round === decisions.length && appealBefore ? (
            <p className={styles.fine}>
              {`不认可可以在 ${appealBefore.slice(5, 16)} 前申诉一次，换一位客服复核，不影响垫付时间。`}
            </p>
          ) : null}
          <p className={styles.fine}>
            <a className="link" href={COVER_RULES}>
              赔付规则全文
            </a>
          </p>
          {round === 1 && appeal ? (
            <p className={styles.words}>
              <b>{appeal.by === viewer ? '你的申诉：' : '对方申诉：'}</b>
              {appeal.note}
            </p>
          ) : null}
        </Part>
      ))}
    </>
  )
}

const ClauseText = ({ text }: { text: string | undefined }) => (text ? <p className={styles.words}>{text}</p> : null)
