import { countReviews, MOST_STARS, type ReviewSpread } from '@/lib/shared/goods/review-bands'
import styles from './shop-reviews.module.css'

const STARS = [5, 4, 3, 2, 1] as const

/** The mean, and the number of ratings from five stars down to one. */
export function ReviewSpreadBars({ spread, stars }: { spread: ReviewSpread; stars: number | null }) {
  const rated = countReviews(spread)
  return (
    <div className={styles.spread}>
      {stars === null ? null : (
        <p className={styles.mean}>
          <b className="num">{stars.toFixed(1)}</b>
          <span className="muted">满分 {MOST_STARS} 分</span>
        </p>
      )}
      <dl>
        {STARS.map((stars) => (
          <div key={stars}>
            <dt>{stars} 星</dt>
            <dd>
              <meter value={spread[MOST_STARS - stars]} max={rated} aria-hidden="true" />
              <span className="num">{spread[MOST_STARS - stars]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
