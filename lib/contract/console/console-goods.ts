import { z } from 'zod'
import { FINDING_NAMES, REVIEW_MOST } from '@/lib/shared/goods/goods-review'
import { REVIEW_LISTS, refuseReason, reviewFile, reviewList } from '../entities/goods-review'
import { commaList, flag, goodsSn, keyword, none, page, pageSize, required, text, uint, userId } from '../fields'
import { endpoint } from '../kit'

const several = <T extends z.ZodType<unknown, string>>(item: T) =>
  commaList(item).refine((list) => list.length > 0 && list.length <= REVIEW_MOST, `请选择 1 至 ${REVIEW_MOST} 件商品`)
const reasons = commaList(refuseReason, 100)
const outcomes = z.object({
  done: z.number().int(),
  list: z.array(z.object({ name: z.string(), ok: z.boolean(), msg: z.string() })),
})

/** Goods of all sites, before and after they are on sale. */
export const consoleGoodsContract = {
  'GET /console/goodsReviews': endpoint({
    summary:
      'List goods waiting for review, most urgent first; decided ones, latest first; those reported by members; and all on sale',
    access: 'staff:goods.review',
    input: z.object({
      list: z.enum(REVIEW_LISTS).prefault('waiting'),
      gid: uint().optional(),
      gt: uint().optional(),
      distId: uint().optional(),
      rule: z.enum(FINDING_NAMES).optional().describe('only versions of which the first pass found this'),
      sellerId: userId.optional(),
      query: keyword(40).optional().describe('number of an item or of its seller'),
      page,
      pageSize: pageSize(20),
    }),
    output: reviewList,
    refusals: ['FORBIDDEN'],
  }),
  'GET /console/goodsReview': endpoint({
    summary: 'Get an item as buyers will see it, with findings, versions, seller and prices of similar accounts',
    access: 'staff:goods.review',
    input: z.object({ goodsSn }),
    output: reviewFile,
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  'POST /console/decideGoods': endpoint({
    summary: 'Approve or refuse versions of goods, each on its own; a version replaced meanwhile is not decided',
    access: 'staff:goods.review',
    input: z.object({
      reviewIds: several(uint()),
      pass: flag,
      reasons: reasons.prefault('').describe('of a refusal: one at least'),
      words: text(300).prefault('').describe('to the seller; of an item with grave findings that passes, why'),
    }),
    output: outcomes,
    refusals: ['FORBIDDEN', 'INVALID_INPUT'],
  }),
  'POST /console/takeOffGoods': endpoint({
    summary: "Take members' goods off the shelf until corrected and reviewed; reports of them are accepted",
    access: 'staff:goods.review',
    input: z.object({
      goodsSns: several(goodsSn),
      reasons,
      words: required(300, '请写明原因'),
    }),
    output: outcomes,
    refusals: ['FORBIDDEN', 'INVALID_INPUT'],
  }),
  'POST /console/keepReportedGoods': endpoint({
    summary: 'Keep a reported item on the shelf and answer its reports',
    access: 'staff:goods.review',
    input: z.object({ goodsSn, words: required(300, '请写明原因') }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'REVIEW_DONE'],
  }),
} as const
