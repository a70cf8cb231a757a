'use client'

import styles from '@/components/listings/goods/detail-parts.module.css'
import type { Review } from '@/lib/contract/entities/shop'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type SellerFigures = Omit<OutputOf<ApiContract['GET /goods/sellerFigures']>, 'claims'>

const STARS = '★★★★★'

/** Buyers' reviews of a seller. */
export const ReviewList = ({ list }: { list: readonly Review[] }) =>
  list.length > 0 && (
    <ul className={styles.reviews}>
      {list.map((review) => (
        <li key={review.createTime + review.buyer + review.text}>
          <p>
            <span className={styles.stars} role="img" aria-label={`${review.stars} 星`}>
              {STARS.slice(-review.stars)}
              <span>{STARS.slice(review.stars)}</span>
            </span>
            <b>{review.buyer}</b>
            <span className="muted">
              {review.gameName} {review.goodsTypeStr}
            </span>
            <time className="muted num">{review.createTime}</time>
          </p>
          {review.text ? <p>{review.text}</p> : null}
        </li>
      ))}
    </ul>
  )
