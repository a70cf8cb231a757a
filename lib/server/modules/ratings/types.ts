import type { serviceRatings } from '../../db/schema/service-ratings'

export type ServiceRating = typeof serviceRatings.$inferSelect
