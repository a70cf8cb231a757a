import { z } from 'zod'
import { CAPTURE_KINDS, MOST_CAPTURES } from '@/lib/shared/goods/goods-checks'
import { goodsRow } from '../entities/goods'
import { dateTime, flag, json, none, page, paged, pageSize, required, text, uint } from '../fields'
import { endpoint } from '../kit'

const checkId = uint()
const captureKind = z.enum(CAPTURE_KINDS, '没有这类截图')

const checkRow = z.object({
  checkId: z.number().int(),
  goodsSn: z.string(),
  title: z.string(),
  gameName: z.string(),
  goods: goodsRow.nullable().describe('null: removed since'),
  seller: z.string().describe('name'),
  createTime: dateTime,
  taken: z.boolean(),
  hours: z.number().int().describe('from taking it to its end'),
  untilTime: dateTime.describe('when a waiting one is late; when a taken one goes back to the queue'),
  overdue: z.boolean(),
})

/** Checks of accounts before they are sold. */
export const deskCheckContract = {
  'GET /desk/checks': endpoint({
    summary:
      'List checks of accounts for sale, the longest waiting first: waiting ones, or those that the caller has taken',
    access: 'staff:goods.check',
    input: z.object({ kind: z.enum(['waiting', 'mine']).prefault('waiting'), page, pageSize: pageSize(20) }),
    output: paged(checkRow),
    refusals: ['FORBIDDEN'],
  }),
  'GET /desk/check': endpoint({
    summary: 'Get a check: the facts that the seller states, and the captures that the game needs',
    access: 'staff:goods.check',
    input: z.object({ checkId }),
    output: z.object({
      checkId: z.number().int(),
      goodsSn: z.string(),
      title: z.string(),
      gameName: z.string(),
      mine: z.boolean().describe('the caller has taken it'),
      hasRead: z.boolean().describe('the caller has read the submitted account'),
      untilTime: dateTime.nullable(),
      kinds: z.array(z.enum(CAPTURE_KINDS)),
      facts: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          value: z.string(),
          unit: z.string(),
          options: z.array(z.string()).describe('empty: any text or number'),
        }),
      ),
    }),
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  'POST /desk/takeCheck': endpoint({
    summary: 'Take a waiting check, on duty',
    access: 'staff:goods.check',
    input: z.object({ checkId }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHECK_STATE'],
  }),
  'POST /desk/returnCheck': endpoint({
    summary: 'Hand a taken check back to the queue',
    access: 'staff:goods.check',
    input: z.object({ checkId }),
    output: none,
    refusals: ['FORBIDDEN', 'CHECK_STATE'],
  }),
  'POST /desk/checkAccount': endpoint({
    summary: 'Read the account of a taken check, on duty; each view is audited',
    access: 'staff:goods.check',
    input: z.object({ checkId }),
    output: z.object({ account: z.string(), password: z.string(), note: z.string(), views: z.number().int() }),
    refusals: ['FORBIDDEN', 'CHECK_STATE'],
  }),
  'POST /desk/refuseCheck': endpoint({
    summary: 'Refuse a taken check; the submitted account is erased',
    access: 'staff:goods.check',
    input: z.object({ checkId, reason: required(200, '请填写未通过的原因') }),
    output: none,
    refusals: ['FORBIDDEN', 'CHECK_STATE'],
    idempotent: true,
  }),
  'POST /desk/passCheck': endpoint({
    summary:
      "Pass a taken check with captures and every fact as the game shows it; facts that differ replace the seller's",
    access: 'staff:goods.check',
    input: z.object({
      checkId,
      captures: json(
        z.array(z.object({ kind: captureKind, key: text(200) })).max(MOST_CAPTURES, `截图最多${MOST_CAPTURES}张`),
        '请上传截图',
      ),
      facts: json(z.record(text(60), text(200)), '请核对商品属性'),
      hasOtherLogin: flag
        .optional()
        .describe('the caller logged in without looking at the submitted password, e.g. by a scan'),
    }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHECK_STATE', 'GOODS_BUSY', 'INVALID_INPUT'],
    idempotent: true,
  }),
} as const
