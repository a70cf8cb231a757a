'use client'

import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import styles from './detail-parts.module.css'

export type SellerFigures = OutputOf<ApiContract['GET /goods/sellerFigures']>

/** The last reviews of a seller. */
export function ReviewList({ figures }: { figures: SellerFigures }) {
  if (figures.list.length === 0) return <p className="muted">还没有买家评价过这位卖家。</p>
  return (
    <ul className={styles.reviews}>
      {figures.list.map((review) => (
        <li key={`${review.createTime}${review.buyer}${review.text}`}>
          <p>
            <span className={styles.stars} role="img" aria-label={`${review.stars} 星`}>
              {'★'.repeat(review.stars)}
              <span>{'★'.repeat(5 - review.stars)}</span>
            </span>
            <b>{review.buyer}</b>
            <span className="muted">
              {review.gameName} {review.goodsTypeStr}
            </span>
            <time className="muted num">{review.createTime}</time>
          </p>
          <p>{review.text || '买家没有写评价内容'}</p>
        </li>
      ))}
    </ul>
  )
}
