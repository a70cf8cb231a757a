import { z } from 'zod'
import {
  codeBy,
  dateTime,
  flag,
  json,
  keyword,
  minute,
  minuteText,
  none,
  page,
  paged,
  pageSize,
  required,
  sum,
  text,
  uint,
  yuan,
} from '../fields'
import { endpoint } from '../kit'

const kind = z.enum(['trade', 'retrieval'], '请选择案件类型')
const word = (max: number, message: string) => required(max, message)
const moment = minuteText('请选择经过的时间')

const code = codeBy(/^[JZ]\d{14}$/, '案件编号错误')
const reason = required(200, '请填写原因')
const written = z.object({
  kind,
  title: required(40, '请填写标题'),
  gameId: uint().prefault('0').describe('0: no particular game'),
  parties: json(
    z
      .array(z.object({ role: word(10, '请填写身份'), name: word(20, '请填写称呼') }))
      .min(2, '请填写双方')
      .max(6),
    '当事人填写有误',
  ).describe('JSON text: [{role, name}]'),
  facts: required(1000, '请填写事实'),
  reasoning: required(2000, '请填写理由'),
  ruleName: required(40, '请填写依据的规则'),
  ruleText: required(300, '请填写规则原文'),
  decision: required(200, '请填写结果'),
  claimed: sum,
  awarded: sum,
  openTime: minute('请选择受理时间'),
  decideTime: minute('请选择处理时间'),
  timeline: json(
    z
      .array(z.object({ time: moment, title: word(20, '请填写经过'), note: text(100) }))
      .min(1, '请填写经过')
      .max(20),
    '经过填写有误',
    8000,
  ).describe('JSON text: [{time, title, note}]'),
})
const shown = z.object({
  code: z.string(),
  kind,
  title: z.string(),
  gameName: z.string(),
  decision: z.string(),
  claimed: yuan,
  awarded: yuan,
  decideTime: dateTime,
  published: z.boolean(),
})

/** Decided cases as published: the platform's on every site, a distributor's on its own. */
export const consoleCaseContract = {
  'GET /console/cases': endpoint({
    summary: "List trade and account retrieval cases published by the caller's platform or distributor, newest first",
    access: 'staff:content.write',
    input: z.object({
      query: keyword(40).optional().describe('number of a case, or words of its title'),
      page,
      pageSize: pageSize(20, 50),
    }),
    output: paged(shown),
    refusals: [],
  }),
  'GET /console/case': endpoint({
    summary: 'Get a case as it was written, for its editor',
    access: 'staff:content.write',
    input: z.object({ code }),
    output: shown.extend({
      gameId: z.number().int(),
      parties: z.array(z.object({ role: z.string(), name: z.string() })),
      facts: z.string(),
      reasoning: z.string().describe('one paragraph per line'),
      ruleName: z.string(),
      ruleText: z.string(),
      openTime: dateTime,
      timeline: z.array(z.object({ time: dateTime, title: z.string(), note: z.string() })),
      revision: z.string().describe('changes with every edit'),
    }),
    refusals: ['NOT_FOUND'],
  }),
  'POST /console/publishCase': endpoint({
    summary: 'Publish a decided case; it must not name a person',
    access: 'staff:content.write',
    input: written,
    output: z.object({ code: z.string() }),
    refusals: ['INVALID_INPUT'],
  }),
  'POST /console/updateCase': endpoint({
    summary: 'Replace the texts of a case; its number stays',
    access: 'staff:content.write',
    input: written.extend({
      code,
      reason,
      revision: text(16).optional().describe('of the case that was opened; another is refused. absent: not compared'),
    }),
    output: none,
    refusals: ['NOT_FOUND', 'CONTENT_STALE', 'INVALID_INPUT'],
  }),
  'POST /console/showCase': endpoint({
    summary: 'Hide a case from all lists, or show it again',
    access: 'staff:content.write',
    input: z.object({
      code,
      published: flag,
      reason,
    }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
} as const
