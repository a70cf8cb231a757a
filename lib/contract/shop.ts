import { z } from 'zod'
import { SHOP_NAME_MAX, SHOP_NOTICE_MAX } from '@/lib/shared/shop'
import { ownShop, shopPage } from './entities/shop'
import { empty, secret, shopCode, text } from './fields'
import { endpoint } from './kit'

export const shopContract = {
  'GET /shop/info': endpoint({
    summary: "A seller's shop on this site: its figures, the last reviews, what is on sale by game and type",
    access: 'public',
    added: true,
    input: z.object({ code: shopCode }),
    output: shopPage,
    refusals: ['NOT_FOUND', 'GONE'],
    cache: { fresh: 60, stale: 600, tags: ['shop:{code}', 'shelf:-:-'] },
  }),
  'GET /shop/own': endpoint({
    summary: 'The own shop on this site',
    access: 'login',
    added: true,
    input: empty,
    output: ownShop,
    refusals: [],
  }),
  'POST /shop/edit': endpoint({
    summary:
      'Name and notice of the own shop on this site; contact details are masked in the notice and refused in the name',
    access: 'verified',
    added: true,
    input: z.object({
      name: text(SHOP_NAME_MAX).optional().describe('absent: as it was before it had one'),
      // as typed it may still hold the contact details that are masked afterwards
      notice: secret(text(SHOP_NOTICE_MAX).optional()),
    }),
    output: ownShop,
    refusals: ['INVALID_INPUT', 'NOT_VERIFIED'],
    limit: { points: 20, seconds: 3600 },
  }),
} as const
