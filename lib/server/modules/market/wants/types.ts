import type { wantAnswers, wantPosts } from '../../../db/schema/wants'

export type WantPost = typeof wantPosts.$inferSelect
export type WantAnswerRow = typeof wantAnswers.$inferSelect
