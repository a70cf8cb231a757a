import { Tag } from '@/components/ui/kit/tag'
import type { RentTerms } from './rent-state'
import styles from './rental.module.css'

/** Rental details of an account: delivery, minimum hours, the owner's own rules. */
export function OfferFacts({ terms, handOver }: { terms: RentTerms; handOver: string }) {
  return (
    <dl className={styles.offer}>
      <div>
        <dt>交付方式</dt>
        <dd>
          {terms.isAuto ? (
            <>
              <Tag kind="safe" icon="key">
                自动交付
              </Tag>
              付款后马上拿到账号密码
            </>
          ) : (
            <>
              <Tag icon="user">号主交付</Tag>
              {`号主 ${handOver}内交付，超时自动取消并全额退款`}
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>最短租期</dt>
        <dd>
          按小时租 <span className="num">{terms.minHours}</span> 小时起
        </dd>
      </div>
      <div>
        <dt>号主要求</dt>
        <dd className={styles.ownRules}>{terms.rules || '没有额外要求，遵守下面的租号规则即可'}</dd>
      </div>
    </dl>
  )
}
