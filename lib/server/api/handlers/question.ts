import type { questionContract } from '@/lib/contract/question'
import { answerQuestion } from '../../modules/questions/answer-question'
import { askQuestion } from '../../modules/questions/ask-question'
import { listOwnQuestions, listQuestions } from '../../modules/questions/queries'
import type { Handlers } from '../handler'

export const questionHandlers: Handlers<typeof questionContract> = {
  'GET /question/list': (ctx, input) => listQuestions(ctx, input),
  'POST /question/ask': (ctx, input) => askQuestion(ctx, input),
  'POST /question/answer': (ctx, input) => answerQuestion(ctx, input),
  'GET /question/own': (ctx, input) => listOwnQuestions(ctx, input),
}
