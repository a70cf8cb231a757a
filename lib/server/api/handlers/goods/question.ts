import type { questionContract } from '@/lib/contract/goods/question'
import { answerQuestion } from '../../../modules/market/questions/answer-question'
import { createQuestion } from '../../../modules/market/questions/create-question'
import { listOwnQuestions, listQuestions } from '../../../modules/market/questions/queries'
import type { Handlers } from '../../handler'

export const questionHandlers: Handlers<typeof questionContract> = {
  'GET /question/list': (ctx, input) => listQuestions(ctx, input),
  'POST /question/ask': (ctx, input) => createQuestion(ctx, input),
  'POST /question/answer': (ctx, input) => answerQuestion(ctx, input),
  'GET /question/own': (ctx, input) => listOwnQuestions(ctx, input),
}
