import type { serviceRatings } from '../../../db/schema/ratings'

export type ServiceRating = typeof serviceRatings.$inferSelect
