import { Tag } from '@/components/ui/kit/tag'
import { yuanText } from '@/lib/shared/money/money'
import type { RentTerms } from './rent-state'
import styles from './rental.module.css'

/** Blocked times that are shown; a term into a later one is refused by the server. */
const SHOWN = 3
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

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
      {terms.hourPrices.length > 0 ? (
        <div>
          <dt>分时段租金</dt>
          <dd className="num">
            {terms.hourPrices
              .map(({ from, to, price }) => `${clock(from)}–${clock(to)} ${yuanText(price)}/小时`)
              .join('，')}
          </dd>
        </div>
      ) : null}
      {terms.blocks.length > 0 ? (
        <div>
          <dt>不出租时段</dt>
          <dd className="num">
            {terms.blocks
              .slice(0, SHOWN)
              .map(({ startTime, endTime }) => `${startTime.slice(5, 16)} 至 ${endTime.slice(5, 16)}`)
              .join('，')}
          </dd>
        </div>
      ) : null}
      <div>
        <dt>号主要求</dt>
        <dd className={styles.ownRules}>{terms.rules || '没有额外要求，遵守下面的租号规则即可'}</dd>
      </div>
    </dl>
  )
}
