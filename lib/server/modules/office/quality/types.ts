import type { qualitySamples, qualityScores } from '../../../db/schema/office/quality'

export type Sample = typeof qualitySamples.$inferSelect
export type Score = typeof qualityScores.$inferSelect
