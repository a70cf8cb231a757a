'use client'

import { ReviewList, type SellerFigures } from '@/components/goods/review-list'
import styles from './shop.module.css'

export const ShopReviews = ({ figures }: { figures: SellerFigures }) => (
  <section className={`panel ${styles.reviews}`} aria-labelledby="reviews-h">
    <h2 id="reviews-h">买家评价 {figures.rated ? <span className="num muted">{figures.rated}</span> : null}</h2>
    <ReviewList figures={figures} />
  </section>
)
