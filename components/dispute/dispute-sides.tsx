import { Part } from '@/components/order/part'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import { yuanText } from '@/lib/shared/money'
import styles from './dispute.module.css'

const NAMES = { buyer: '买家', seller: '卖家' } as const

/** What each side says, as it was said. */
export function DisputeSides({ dispute }: { dispute: DisputeDetail }) {
  const { by, viewer, statement, answer, answerTime, createTime, wantName, wanted } = dispute
  const other = by === 'buyer' ? 'seller' : 'buyer'
  return (
    <Part title="双方陈述" aside={<small className="muted">提交后不能改，只能补充</small>}>
      <div className={styles.sides}>
        <article>
          <h3>
            {by === viewer ? '你' : NAMES[by]} <small className="muted num">{createTime.slice(5, 16)}</small>
          </h3>
          <p>{statement}</p>
          <p className="muted">{`诉求：${wantName}${wanted ? ` ${yuanText(wanted)}` : ''}`}</p>
        </article>
        <article>
          <h3>
            {other === viewer ? '你' : NAMES[other]}{' '}
            {answerTime ? <small className="muted num">{answerTime.slice(5, 16)}</small> : null}
          </h3>
          <p className={answer ? undefined : 'muted'}>{answer || '还没有答复'}</p>
        </article>
      </div>
    </Part>
  )
}
