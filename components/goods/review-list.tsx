'use client'

import type { Review } from '@/lib/contract/entities/shop'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { shopPath } from '@/lib/shared/shop'
import styles from './detail-parts.module.css'

export type SellerFigures = OutputOf<ApiContract['GET /goods/sellerFigures']>

/** What buyers said of a seller. */
export const ReviewList = ({ list }: { list: readonly Review[] }) => (
  <ul className={styles.reviews}>
    {list.map((review) => (
      <li key={`${review.createTime}${review.buyer}${review.gameName}${review.text}`}>
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

/** The last reviews of a seller, and the way to all of them. */
export function LastReviews({ figures, shop }: { figures: SellerFigures; shop: string }) {
  if (figures.list.length === 0) return <p className="muted">还没有买家评价过这位卖家。</p>
  return (
    <>
      <ReviewList list={figures.list} />
      {shop && figures.rated > figures.list.length ? (
        <a className={`link ${styles.more}`} href={`${shopPath(shop)}#reviews`}>
          查看全部 {figures.rated} 条评价
        </a>
      ) : null}
    </>
  )
}
