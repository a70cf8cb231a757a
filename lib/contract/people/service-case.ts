import { z } from 'zod'
import { CASE_PICTURES, CASE_SN, CASE_TEXT, LEAST_TEXT } from '@/lib/shared/trade/service-cases'
import { runningOrder } from '../entities/restriction'
import { caseBrief, caseKind, serviceCase, withheldGoods } from '../entities/service-case'
import {
  codeBy,
  empty,
  goodsSn,
  json,
  keyword,
  none,
  pictureKeys,
  required,
  ruled,
  secret,
  text,
  uint,
} from '../fields'
import { endpoint } from '../kit'

export const caseSn = codeBy(CASE_SN, '工单号格式错误，应为 KF 加 14 位数字')
const statement = required(CASE_TEXT, '请填写情况说明').min(LEAST_TEXT, `请写明情况，至少 ${LEAST_TEXT} 个字`)
const pictures = pictureKeys(CASE_PICTURES).prefault('[]')

/**
 * Cases without an order. A visitor without an account proves a phone by a code; the calls are public and ask for that
 * proof or a session themselves.
 */
export const serviceCaseContract = {
  'GET /case/sender': endpoint({
    summary: 'Get as whom cases are sent: the member, or the phone that this browser proved',
    access: 'public',
    input: empty,
    output: z.object({
      phone: z.string().describe("masked; '': none yet"),
      isMember: z.boolean(),
    }),
    refusals: [],
  }),
  'POST /case/verifyPhone': endpoint({
    summary: 'Prove a phone by a code (sms, purpose case), to send and read cases for two hours without an account',
    access: 'public',
    input: z.object({ phone: ruled('mobile'), smsCode: secret(ruled('smsCode')) }),
    output: none,
    refusals: ['WRONG_SMS_CODE', 'TOO_MANY'],
    limit: { points: 30, seconds: 3600 },
  }),
  'GET /case/pictureToken': endpoint({
    summary: 'Get a single-use token for one picture of the sender',
    access: 'public',
    writes: true,
    input: empty,
    output: z.object({ uploadId: z.string(), token: z.string(), maxBytes: z.number().int() }),
    refusals: ['CASE_SENDER', 'TOO_MANY'],
    limit: { points: 60, seconds: 3600 },
  }),
  'POST /case/uploadPicture': endpoint({
    summary: 'Upload one PNG or JPEG of at most 10 MB as multipart; re-encoded, metadata dropped',
    access: 'public',
    takesFile: true,
    input: z.object({ uploadId: text(40), token: text(80), index: uint(99).optional() }),
    output: z.object({
      key: z.string(),
      url: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      index: z.number().int(),
    }),
    refusals: ['CASE_SENDER', 'UPLOAD_TOKEN', 'BAD_IMAGE_TYPE', 'IMAGE_TOO_LARGE', 'TOO_MANY'],
    limit: { points: 60, seconds: 600 },
  }),
  'GET /case/hints': endpoint({
    summary: "Get what may answer a question before it is sent: the member's running orders, articles that match",
    access: 'public',
    input: z.object({ text: keyword(60).prefault('') }),
    output: z.object({
      orders: z.array(runningOrder).describe('of a member'),
      articles: z.array(z.object({ title: z.string(), url: z.string() })),
    }),
    refusals: [],
    limit: { points: 120, seconds: 60, inProcess: true },
  }),
  'POST /case/create': endpoint({
    summary: 'Send a case; its number is the answer. Questions, complaints and advice need an account',
    access: 'public',
    input: z.object({
      kind: caseKind,
      statement,
      facts: json(z.record(text(40), text(1000)), '填写的内容格式错误').prefault('{}'),
      pictures,
    }),
    output: z.object({ caseSn: z.string() }),
    refusals: ['CASE_SENDER', 'NOT_LOGGED_IN', 'INVALID_INPUT', 'TOO_MANY'],
    idempotent: true,
    limit: { points: 20, seconds: 3600 },
  }),
  'GET /case/list': endpoint({
    summary: 'List the own cases, newest first; empty without a sender',
    access: 'public',
    input: empty,
    output: z.object({ list: z.array(caseBrief) }),
    refusals: [],
  }),
  'POST /case/lookUp': endpoint({
    summary: 'Get state and deadlines of a case by its number and the phone of its sender, without any text',
    access: 'public',
    input: z.object({ caseSn, phone: secret(ruled('mobile')) }),
    output: caseBrief,
    refusals: ['NOT_FOUND', 'TOO_MANY'],
    limit: { points: 30, seconds: 3600 },
  }),
  'GET /case/detail': endpoint({
    summary: 'Get an own case with its messages',
    access: 'public',
    input: z.object({ caseSn }),
    output: serviceCase,
    refusals: ['CASE_SENDER', 'NOT_FOUND'],
  }),
  'POST /case/reply': endpoint({
    summary: 'Write to the handler, or hand in what was asked',
    access: 'public',
    input: z.object({ caseSn, text: required(CASE_TEXT, '请填写内容'), pictures }),
    output: serviceCase,
    refusals: ['CASE_SENDER', 'NOT_FOUND', 'CASE_STATE', 'INVALID_INPUT', 'TOO_MANY'],
    idempotent: true,
    limit: { points: 60, seconds: 3600 },
  }),
  'GET /case/withheldGoods': endpoint({
    summary: 'List own goods that were withheld for notices of rights holders, newest first',
    access: 'login',
    input: empty,
    output: z.object({ list: z.array(withheldGoods) }),
    refusals: [],
  }),
  'POST /case/counter': endpoint({
    summary: 'Send a counter-notice about an own withheld item, once; it goes back after the legal wait',
    access: 'login',
    input: z.object({ caseSn, goodsSn, statement, pictures }),
    output: withheldGoods,
    refusals: ['NOT_FOUND', 'CASE_STATE', 'INVALID_INPUT'],
    idempotent: true,
    limit: { points: 20, seconds: 3600 },
  }),
  'POST /case/appeal': endpoint({
    summary: 'Appeal the decision, once; somebody else decides',
    access: 'public',
    input: z.object({ caseSn, statement, pictures }),
    output: serviceCase,
    refusals: ['CASE_SENDER', 'NOT_FOUND', 'CASE_STATE', 'APPEAL_USED', 'INVALID_INPUT'],
    idempotent: true,
    limit: { points: 20, seconds: 3600 },
  }),
} as const
