import { z } from 'zod'
import { codeLines } from '../entities/goods-form'
import { goodsSn } from '../fields'
import { endpoint } from '../kit'

const stock = z.object({
  left: z.number().int().describe('stored and not yet sold'),
  handed: z.number().int().describe('handed over'),
})

/** Stored codes of type 46; part of the goods area. */
export const goodsCodeContract = {
  'GET /goods/codeStock': endpoint({
    summary: 'Count the codes of an own item that are left and delivered; never shows the codes',
    access: 'login',
    input: z.object({ goodsSn }),
    output: stock,
    refusals: ['NOT_FOUND'],
  }),
  'POST /goods/addCodes': endpoint({
    summary: 'Store codes of an own item, one per line, at most 1000; payment delivers them immediately, one per unit',
    access: 'verified',
    input: z.object({ goodsSn, codes: codeLines }),
    output: stock.extend({
      added: z.number().int(),
      repeated: z.number().int().describe('written twice or stored before, left out'),
    }),
    refusals: ['NOT_FOUND', 'INVALID_INPUT', 'GOODS_BUSY', 'NOT_VERIFIED'],
    limit: { points: 30, seconds: 600 },
  }),
  'POST /goods/removeCodes': endpoint({
    summary: 'Delete the unsold codes of an own item',
    access: 'login',
    input: z.object({ goodsSn }),
    output: stock,
    refusals: ['NOT_FOUND', 'INVALID_INPUT', 'GOODS_BUSY'],
  }),
} as const
