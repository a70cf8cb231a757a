import { ruleText } from '@/components/orders/agreement/rule-text'
import { FactList } from '@/components/orders/order/fact-list'
import { Part } from '@/components/orders/order/part'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import { yuanText } from '@/lib/shared/money/money'
import styles from './dispute.module.css'

/** Rulings of customer service with reasons, latest first, and the appeal between them. */
export function DisputeRulings({ dispute: { rulings, appeal, viewer, agreement } }: { dispute: DisputeDetail }) {
  return (
    <>
      {rulings.toReversed().map(({ round, facts, rule, by, refund, seller, net, createTime }) => (
        <Part
          key={round}
          title={round === 1 ? '处理结果' : '最终处理结果'}
          aside={<small className="muted num">{createTime.slice(0, 16)}</small>}
        >
          <FactList
            facts={[
              { label: '退给买家', value: refund ? yuanText(refund) : '全部货款' },
              {
                label: viewer === 'seller' ? '付给你' : '付给卖家',
                value: `${yuanText(seller)}（扣服务费前）`,
              },
              ...(net && Number(net) > 0 ? [{ label: '到账', value: `${yuanText(net)}（已扣服务费）` }] : []),
              { label: '处理客服', value: by },
            ]}
          />
          <p className={styles.words}>{facts}</p>
          <dl className={styles.rule}>
            <div>
              <dt>引用</dt>
              <dd>{ruleText(rule, agreement)}</dd>
            </div>
          </dl>
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
