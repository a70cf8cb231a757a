'use client'

import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Price } from '@/components/ui/kit/price'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { OfferRow } from './offer-row'
import styles from './own.module.css'
import { RefusedRenters } from './refused-renters'
import { useOwnOffers } from './use-own-offers'

/** Own accounts for rent: state, prices, current renter, delivery, income. */
export function OwnOffers() {
  const { data, busy, isCurrent, slow, error, reload, page, pages, setPage } = useOwnOffers()
  return (
    <div aria-busy={busy}>
      {data && data.total > 0 ? (
        <dl className={styles.figures}>
          <div>
            <dt>累计租金收入</dt>
            <dd>
              <Price yuan={data.income} size="l" />
            </dd>
          </div>
          <div>
            <dt>出租的账号</dt>
            <dd className="num">{data.total}</dd>
          </div>
          <div className={styles.push}>
            <a className="link" href="/center/rent/components/upShelf">
              上架管理
            </a>
          </div>
        </dl>
      ) : null}
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} height={72} /> : null}
      {data && isCurrent && data.list.length === 0 ? (
        <Empty title="还没有出租账号" text="设置租金后会出现在租号大厅，租金扣除服务费后到你的余额">
          <a className={buttonClass({ kind: 'primary' })} href="/center/rent/publish">
            发布出租
          </a>
        </Empty>
      ) : null}
      {data && data.list.length > 0 ? (
        <div className={`${styles.offer} ${styles.head}`} aria-hidden="true">
          <span>账号</span>
          <span>状态</span>
          <span>租金收入</span>
          <span>操作</span>
        </div>
      ) : null}
      <ul className={styles.rows} aria-label="出租的账号">
        {data?.list.map((offer) => (
          <OfferRow key={offer.goods.goodsSn} offer={offer} />
        ))}
      </ul>
      {data && data.total > 0 ? <RefusedRenters /> : null}
      <PageButtons page={page} pages={pages} onPage={setPage} />
    </div>
  )
}
