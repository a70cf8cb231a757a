'use client'

import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Price } from '@/components/ui/kit/price'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { OfferGoods } from './offer-goods'
import { OfferState } from './offer-state'
import { OfferSwitch } from './offer-switch'
import styles from './own.module.css'
import { useOwnOffers } from './use-own-offers'

/** Puts own accounts into the rental hall and takes them out. */
export function ShelfPage() {
  const { data, busy, isCurrent, slow, error, reload, page, pages, setPage } = useOwnOffers()
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="shelf-h" aria-busy={busy}>
      <header className="section-head">
        <h1 id="shelf-h">上架管理</h1>
        <a className="more" href="/center/rent/publish">
          发布出租
        </a>
      </header>
      <p className={styles.lead}>停止出租后租金会保留，重新打开就按原来的租金上架；商品仍然在售。</p>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} height={54} /> : null}
      {data && isCurrent && data.list.length === 0 ? (
        <Empty title="还没有出租账号" text="先设置一个账号的租金">
          <a className={buttonClass({ kind: 'primary' })} href="/center/rent/publish">
            发布出租
          </a>
        </Empty>
      ) : null}
      <ul className={styles.choices} aria-label="出租的账号">
        {data?.list.map((offer) => (
          <li key={offer.goods.goodsSn}>
            <OfferGoods goods={offer.goods} />
            <span className={styles.choicePrice}>
              <OfferState offer={offer} />
              {offer.prices ? <Price yuan={offer.prices.hour} size="m" unit="/小时" /> : null}
            </span>
            <OfferSwitch offer={offer} onChanged={reload} />
          </li>
        ))}
      </ul>
      <PageButtons page={page} pages={pages} onPage={setPage} />
    </section>
  )
}
