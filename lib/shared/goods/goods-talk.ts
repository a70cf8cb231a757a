/** Length limits of questions and answers about an item, used by forms and server. */

export const QUESTION_MIN = 4
export const QUESTION_MAX = 120
export const ANSWER_MAX = 200

export const questionError = (text: string): string =>
  text.trim().length < QUESTION_MIN ? `请把问题写清楚，至少${QUESTION_MIN}个字` : ''
export const answerError = (text: string): string => (text.trim() ? '' : '请填写回答')
