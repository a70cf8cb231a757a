import { z } from 'zod'
import { REVIEW_BAND_KEYS } from '@/lib/shared/goods/review-bands'
import { SHOP_NAME_MAX, SHOP_NOTICE_MAX } from '@/lib/shared/goods/shop'
import { ownShop, review, shopPage } from '../entities/shop'
import { empty, page, paged, pageSize, secret, shopCode, text } from '../fields'
import { endpoint } from '../kit'

export const shopContract = {
  'GET /shop/info': endpoint({
    summary: "Get a seller's shop on this site: statistics, goods on sale by game and type",
    access: 'public',
    input: z.object({ code: shopCode }),
    output: shopPage,
    refusals: ['NOT_FOUND', 'GONE'],
    cache: { fresh: 60, stale: 600, tags: ['shop:{code}', 'shelf:-:-'] },
  }),
  'GET /shop/reviews': endpoint({
    summary: "List buyers' reviews of a shop's seller on all sites, latest first",
    access: 'public',
    input: z.object({ code: shopCode, band: z.enum(REVIEW_BAND_KEYS).optional(), page, pageSize: pageSize(10, 20) }),
    output: paged(review).extend({
      spread: z
        .tuple([z.int(), z.int(), z.int(), z.int(), z.int()])
        .describe('how many gave five stars, four, down to one'),
    }),
    refusals: ['NOT_FOUND', 'GONE'],
    cache: { fresh: 60, stale: 600, tags: ['shop:{code}'] },
  }),
  'GET /shop/own': endpoint({
    summary: 'Get the own shop on this site',
    access: 'login',
    input: empty,
    output: ownShop,
    refusals: [],
  }),
  'POST /shop/edit': endpoint({
    summary:
      'Update the name and notice of the own shop on this site; contact details are masked in the notice and refused in the name',
    access: 'verified',
    input: z.object({
      name: text(SHOP_NAME_MAX).optional().describe('absent: as it was before it had one'),
      // before masking, the text may still contain contact details
      notice: secret(text(SHOP_NOTICE_MAX).optional()),
    }),
    output: ownShop,
    refusals: ['INVALID_INPUT', 'NOT_VERIFIED'],
    limit: { points: 20, seconds: 3600 },
  }),
} as const
