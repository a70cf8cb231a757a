/** Limits of what buyers and sellers write about an item: forms and server alike. */

export const QUESTION_MIN = 4
export const QUESTION_MAX = 120
export const ANSWER_MAX = 200

export const questionFault = (text: string): string =>
  text.trim().length < QUESTION_MIN ? `请把问题写清楚，至少${QUESTION_MIN}个字` : ''
export const answerFault = (text: string): string => (text.trim() ? '' : '请填写回答')
