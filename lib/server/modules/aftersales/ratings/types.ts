import type { serviceRatings } from '../../../db/schema/aftersales/ratings'

export type ServiceRating = typeof serviceRatings.$inferSelect
