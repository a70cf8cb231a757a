'use client'

import { useRef, useState } from 'react'
import { ReviewList } from '@/components/listings/detail/review-list'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Segment } from '@/components/ui/kit/segment'
import { lazyCall } from '@/lib/client/lazy-call'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { countReviews, REVIEW_BAND_KEYS, type ReviewBand } from '@/lib/shared/goods/review-bands'
import { ReviewSpreadBars } from './review-spread-bars'
import styles from './shop-reviews.module.css'

export type ShopReviewPage = OutputOf<ApiContract['GET /shop/reviews']>

interface Props {
  code: string
  /** Mean of all ratings, one decimal; null if there are none. */
  stars: number | null
  first: ShopReviewPage
}

const NAMES: Record<ReviewBand, string> = { good: '好评', middle: '中评', bad: '差评' }
type Choice = ReviewBand | 'all'

/** All buyers' reviews of a seller; the first page works without scripts. */
export function ShopReviews({ code, stars, first }: Props) {
  const [shown, setShown] = useState<{ choice: Choice; found: ShopReviewPage }>({ choice: 'all', found: first })
  const [isLoading, setLoading] = useState(false)
  const latest = useRef(0)
  const { choice, found } = shown
  const { spread, list, page, pageSize, total } = found

  const load = async (of: Choice, to: number) => {
    const number = ++latest.current
    setLoading(true)
    try {
      const input = { code, band: of === 'all' ? undefined : of, page: String(to) }
      const next = await lazyCall('GET /shop/reviews', input, { loud: true, progress: true })
      if (number === latest.current) setShown({ choice: of, found: next })
    } catch {
      // the call has already shown the error; the current list stays
    } finally {
      if (number === latest.current) setLoading(false)
    }
  }
  const option = (value: Choice, name: string, n: number) => ({ value, label: `${name} ${n}` })
  const rated = countReviews(spread)
  const count = countReviews(spread, choice === 'all' ? undefined : choice)
  return (
    <section className={`panel ${styles.reviews}`} id="reviews" aria-labelledby="reviews-h">
      <h2 id="reviews-h">买家评价 {rated ? <span className="num muted">{rated}</span> : null}</h2>
      {rated === 0 ? (
        <p className="muted">还没有买家评价过这位卖家。</p>
      ) : (
        <div className={styles.body}>
          <ReviewSpreadBars spread={spread} stars={stars} />
          <div className={styles.list} aria-busy={isLoading || undefined}>
            <Segment
              label="评价"
              value={choice}
              options={[
                option('all', '全部', rated),
                ...REVIEW_BAND_KEYS.map((band) => option(band, NAMES[band], countReviews(spread, band))),
              ]}
              onChange={(of) => void load(of, 1)}
            />
            {total < count ? (
              <p className="muted">
                {total > 0 ? `${count} 人打分，其中 ${total} 人写了评价` : '买家只打了分，没有写评价'}
              </p>
            ) : null}
            {list.length > 0 ? <ReviewList list={list} /> : null}
            {count === 0 ? <p className="muted">没有符合条件的评价。</p> : null}
            <PageButtons page={page} pages={Math.ceil(total / pageSize)} onPage={(to) => void load(choice, to)} />
          </div>
        </div>
      )}
    </section>
  )
}
