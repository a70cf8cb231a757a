import type { wantAnswers, wantPosts } from '../../../db/schema/market/wants'

export type WantPost = typeof wantPosts.$inferSelect
export type WantAnswerRow = typeof wantAnswers.$inferSelect
