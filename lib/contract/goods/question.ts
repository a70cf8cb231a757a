import { z } from 'zod'
import { ANSWER_MAX, QUESTION_MAX, QUESTION_MIN, questionError } from '@/lib/shared/goods/goods-talk'
import { dateTime, goodsSn, page, paged, pageSize, required, secret, uint } from '../fields'
import { endpoint } from '../kit'

const shownQuestion = z.object({
  questionId: z.number().int(),
  question: z.string(),
  answer: z.string(),
  asker: z.string().describe('masked'),
  answerTime: dateTime,
})

export const ownQuestion = z.object({
  questionId: z.number().int(),
  goodsSn: z.string(),
  goodsTypeId: z.number().int(),
  bigTitle: z.string(),
  question: z.string(),
  answer: z.string().describe("'' until the seller answers"),
  autoReply: z.string().describe("told at once in the seller's name; no answer; '' for none"),
  createTime: dateTime,
  answerTime: dateTime.nullable(),
})

export const questionContract = {
  'GET /question/list': endpoint({
    summary: 'List answered questions about an item, last answered first',
    access: 'public',
    input: z.object({ goodsSn, page, pageSize: pageSize(5, 20) }),
    output: paged(shownQuestion),
    refusals: ['NOT_FOUND'],
    cache: { fresh: 60, stale: 600, tags: ['goods:{goodsSn}'] },
  }),
  'POST /question/ask': endpoint({
    summary: 'Ask the seller of an item on the shelf; ten a day, three open ones per item; contact details are masked',
    access: 'login',
    input: z.object({
      goodsSn,
      // before masking, the text may still contain contact details
      content: secret(required(QUESTION_MAX, '请填写问题').min(QUESTION_MIN, questionError(''))),
    }),
    output: z.object({ questionId: z.number().int(), question: z.string().describe('as stored') }),
    refusals: ['NOT_FOUND', 'GOODS_GONE', 'OWN_GOODS', 'INVALID_INPUT', 'TOO_MANY'],
    idempotent: true,
  }),
  'POST /question/answer': endpoint({
    summary: 'Answer a question about an own item, once; it then becomes public',
    access: 'login',
    input: z.object({ questionId: uint(), content: required(ANSWER_MAX, '请填写回答') }),
    output: ownQuestion,
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
    limit: { points: 60, seconds: 600 },
  }),
  'GET /question/own': endpoint({
    summary: 'List questions to the caller, unanswered first, or asked by the caller',
    access: 'login',
    input: z.object({
      side: z.enum(['received', 'asked']),
      after: uint().optional().describe('only those with a lower number, the highest first'),
      page,
      pageSize: pageSize(10),
    }),
    output: paged(ownQuestion).extend({ open: z.number().int().describe('received and not answered') }),
    refusals: [],
  }),
} as const
