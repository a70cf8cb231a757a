/** Review categories offered to buyers, with the stars of each. */
export const REVIEW_BANDS = { good: [5, 4], middle: [3], bad: [2, 1] } as const

export type ReviewBand = keyof typeof REVIEW_BANDS
export const REVIEW_BAND_KEYS = ['good', 'middle', 'bad'] as const satisfies readonly ReviewBand[]

/** Number of reviews per star rating: from five down to one. */
export type ReviewSpread = [number, number, number, number, number]
export const MOST_STARS = 5

/** Number of reviews in a category; of all without one. */
export const countReviews = (spread: Readonly<ReviewSpread>, band?: ReviewBand): number =>
  (band ? REVIEW_BANDS[band] : [5, 4, 3, 2, 1]).reduce((sum, stars) => sum + (spread[MOST_STARS - stars] ?? 0), 0)
