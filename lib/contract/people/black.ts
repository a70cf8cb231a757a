import { z } from 'zod'
import {
  ACCOUNT_MAX,
  accountError,
  EVIDENCE_MAX,
  GOODS_REPORT_REASONS,
  GOODS_STORY_MAX,
  GOODS_STORY_MIN,
  type GoodsReportReason,
  NO_BLACK_CONTENT,
  STORY_MAX,
  STORY_MIN,
} from '@/lib/shared/trade/trust'
import {
  blackReason,
  ownAppeal,
  ownLookup,
  ownReport,
  rulingDetail,
  rulingKind,
  rulingList,
  rulingRow,
} from '../entities/ruling'
import {
  account,
  codeBy,
  dateTime,
  empty,
  flag,
  goodsSn,
  orderSn,
  page,
  paged,
  pageSize,
  required,
  secret,
  uint,
} from '../fields'
import { endpoint } from '../kit'

const RULINGS = { fresh: 60, stale: 600, tags: ['rulings'] } as const
const code = codeBy(/^[BJZ]\d{8,16}$/, '公示编号格式错误')
const accountKind = z
  .enum(['1', '2', '3', '4'], '请选择账号类型')
  .transform((kind) => Number(kind) as 1 | 2 | 3 | 4)
  .describe('1 QQ, 2 WeChat, 3 mobile, 4 game account')
/** Comma-separated keys of own pictures uploaded as evidence. */
const evidence = z
  .string('请至少上传一张证据图片')
  .max(1000, '证据图片有误，请重新上传')
  .transform((keys) => keys.split(',').filter(Boolean))
  .refine((keys) => keys.length > 0, '请至少上传一张证据图片')
  .refine((keys) => keys.length <= EVIDENCE_MAX, `证据图片最多${EVIDENCE_MAX}张`)
const story = required(STORY_MAX, '请填写经过').min(STORY_MIN, `请写明时间、经过和金额，至少${STORY_MIN}个字`)

export const blackContract = {
  'GET /black/checkBlack': endpoint({
    summary: 'Look up an account in the blacklist by exact match; 30 in ten minutes and 100 a day per user',
    access: 'login',
    input: z.object({
      content: required(100, NO_BLACK_CONTENT).describe('QQ, WeChat id, mobile or game account, complete'),
    }),
    output: z.object({
      result: z
        .number()
        .int()
        .describe(
          '0 none: the text is no account, or only looks like a listed one; 1 blacklisted; 2 clean: compared, no entry',
        ),
      list: z.array(rulingRow).describe('the ruling, when blacklisted'),
    }),
    refusals: ['TOO_MANY'],
  }),
  'GET /black/rulings': endpoint({
    summary: 'List published rulings, newest first, with counts per filter and statistics of the result',
    access: 'public',
    input: z.object({
      kind: rulingKind.optional(),
      gid: uint().optional(),
      reason: blackReason.optional(),
      page,
      pageSize: pageSize(10),
    }),
    output: rulingList,
    refusals: [],
    cache: RULINGS,
  }),
  'GET /black/rulingInfo': endpoint({
    summary: 'Get a ruling: facts, reasoning, rule cited, decision, timeline; everything masked',
    access: 'public',
    input: z.object({ code }),
    output: rulingDetail,
    refusals: ['NOT_FOUND'],
    cache: RULINGS,
  }),
  'POST /black/releaseBlack': endpoint({
    summary: 'Report an account with evidence; staff answer within 48 hours; requires real-name verification',
    access: 'verified',
    input: z
      .object({
        kind: accountKind,
        content: secret(account(ACCOUNT_MAX, '请输入要举报的账号').describe('kept as keyed hash and mask only')),
        gameId: uint().optional(),
        reason: z.enum(blackReason.options, '请选择举报原因'),
        story,
        evidence,
        orderSn: orderSn.optional().describe('an own order it is about'),
        mayPublish: flag.optional().describe('1: the masked ruling may be published'),
      })
      .superRefine(({ kind, content }, found) => {
        const message = accountError(kind, content)
        if (message) found.addIssue({ code: 'custom', path: ['content'], message })
      }),
    output: ownReport,
    refusals: ['NOT_VERIFIED', 'REPORT_PENDING', 'NOT_FOUND', 'TOO_MANY'],
    idempotent: true,
  }),
  'POST /black/reportGoods': endpoint({
    summary: 'Report an item on sale; staff answer within 48 hours, ten a day; contact details are masked',
    access: 'login',
    input: z.object({
      goodsSn,
      fault: z.enum(Object.keys(GOODS_REPORT_REASONS) as [GoodsReportReason, ...GoodsReportReason[]], '请选择举报原因'),
      story: required(GOODS_STORY_MAX, '请写明情况').min(GOODS_STORY_MIN, `请写明情况，至少${GOODS_STORY_MIN}个字`),
    }),
    output: z.object({ sn: z.string(), dueTime: dateTime }),
    refusals: ['NOT_FOUND', 'OWN_GOODS', 'REPORT_PENDING', 'TOO_MANY'],
    idempotent: true,
  }),
  'GET /black/ownLookups': endpoint({
    summary: 'List own lookups of thirty days, masked, newest first',
    access: 'login',
    input: z.object({ page, pageSize: pageSize(10) }),
    output: paged(ownLookup),
    refusals: [],
  }),
  'GET /black/ownReports': endpoint({
    summary: 'List own reports, newest first',
    access: 'login',
    input: z.object({ page, pageSize: pageSize(10) }),
    output: paged(ownReport),
    refusals: [],
  }),
  'POST /black/appeal': endpoint({
    summary: 'Appeal a ruling, once, as the person concerned; requires real-name verification',
    access: 'verified',
    input: z.object({
      code,
      content: secret(
        account(ACCOUNT_MAX, '请输入完整账号')
          .optional()
          .describe('the complete account behind the mask, unless the ruling names the caller'),
      ),
      statement: story,
      evidence,
    }),
    output: ownAppeal,
    refusals: ['NOT_VERIFIED', 'NOT_FOUND', 'NOT_CONCERNED', 'APPEAL_USED', 'APPEAL_LATE', 'TOO_MANY'],
    idempotent: true,
  }),
  'GET /black/ownAppeals': endpoint({
    summary: 'List own appeals, newest first',
    access: 'login',
    input: empty,
    output: z.object({ list: z.array(ownAppeal) }),
    refusals: [],
  }),
} as const
