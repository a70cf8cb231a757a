import { z } from 'zod'
import { BULK_MOST } from '@/lib/shared/goods/goods-bulk'
import { csvReport, needsFace } from '../entities/goods-csv'
import { ownGoodsFilter, viewDays } from '../entities/goods-own'
import { empty, flag, goodsSn, json, price } from '../fields'
import { endpoint } from '../kit'

const report = z.object({
  done: z.number().int(),
  refused: z.number().int(),
  inReview: z.number().int().describe('of those done: staff review them before they are on show'),
  list: z
    .array(
      z.object({
        goodsSn: z.string(),
        ok: z.boolean(),
        inReview: z.boolean(),
        msg: z.string().describe("why not, '' when done"),
      }),
    )
    .describe('in the order asked'),
  face: needsFace,
})
const TOO_MANY = `一次最多${BULK_MOST}件`
/** A thousand rows of JSON text. */
const LONGEST = 120_000

/** Bulk calls for own goods: a refused item does not affect the others, and the same call can be repeated. */
export const goodsBulkContract = {
  'POST /goods/bulkPrice': endpoint({
    summary: 'Change prices of own goods, at most 1,000; unchanged prices count as done',
    access: 'verified',
    input: z.object({
      changes: json(
        z.array(z.object({ goodsSn, price })).min(1, '请选择商品').max(BULK_MOST, TOO_MANY),
        '价格列表格式错误',
        LONGEST,
      ).describe('JSON text: [{goodsSn, price}]; of a number named twice the last counts'),
    }),
    output: report,
    refusals: ['INVALID_INPUT', 'NOT_VERIFIED'],
    limit: { points: 120, seconds: 3600 },
  }),
  'POST /goods/bulkShelf': endpoint({
    summary: 'Put own goods on or off the shelf, at most 1,000; those already there count as done',
    access: 'verified',
    input: z.object({
      goodsSns: json(
        z.array(goodsSn).min(1, '请选择商品').max(BULK_MOST, TOO_MANY),
        '商品列表格式错误',
        LONGEST,
      ).describe('JSON text: [goodsSn]'),
      onShelf: flag,
    }),
    output: report,
    refusals: ['INVALID_INPUT', 'NOT_VERIFIED'],
    limit: { points: 120, seconds: 3600 },
  }),
  'POST /goods/bulkRefresh': endpoint({
    summary:
      'Move own goods up in lists of the newest, at most 1,000; each once a day, and as many a day as the rule book allows a person',
    access: 'verified',
    input: z.object({
      goodsSns: json(
        z.array(goodsSn).min(1, '请选择商品').max(BULK_MOST, TOO_MANY),
        '商品列表格式错误',
        LONGEST,
      ).describe('JSON text: [goodsSn], the most important first'),
    }),
    output: report,
    refusals: ['INVALID_INPUT', 'NOT_VERIFIED'],
    limit: { points: 120, seconds: 3600 },
  }),
  'POST /goods/confirmGoods': endpoint({
    summary: 'Confirm that all own goods on the shelf are still for sale; those at rest go back on it',
    access: 'login',
    input: empty,
    output: z.object({
      confirmed: z.number().int().describe('on the shelf, now confirmed'),
      returned: z.number().int().describe('of these, were at rest before'),
    }),
    refusals: [],
    limit: { points: 60, seconds: 3600 },
  }),
  'GET /goods/viewDays': endpoint({
    summary: 'Count the views of an own item per day',
    access: 'login',
    input: z.object({ goodsSn }),
    output: viewDays,
    refusals: ['NOT_FOUND'],
  }),
  'GET /goods/exportGoods': endpoint({
    summary:
      'Export own goods as CSV, at most 1,000 of those that the filters select; importing the file unchanged changes nothing',
    access: 'login',
    input: ownGoodsFilter.extend({
      template: flag
        .optional()
        .describe('an example row per type instead of own goods; the import leaves such rows out'),
      reference: flag.optional().describe('the games, types, areas, servers and facts that a file may name'),
    }),
    output: z.object({ csv: z.string(), rows: z.number().int(), more: z.boolean().describe('there are more goods') }),
    refusals: [],
    limit: { points: 60, seconds: 3600 },
  }),
  'POST /goods/uploadGoodsCsv': endpoint({
    summary:
      'Import own goods from a CSV (multipart), at most 1,000 rows and 2 MB; without `commit` it only reports what would happen. A refused row does not affect others, and a row is published once',
    access: 'verified',
    takesFile: true,
    input: z.object({ commit: flag.optional() }),
    output: csvReport,
    refusals: ['INVALID_INPUT', 'TOO_LARGE', 'NOT_VERIFIED'],
    limit: { points: 60, seconds: 3600 },
  }),
} as const
