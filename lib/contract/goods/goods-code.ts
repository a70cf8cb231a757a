import { z } from 'zod'
import { goodsSn, secret } from '../fields'
import { endpoint } from '../kit'

const stock = z.object({
  left: z.number().int().describe('stored and not yet sold'),
  handed: z.number().int().describe('handed over'),
})

/** Stored codes of type 46; part of the goods area. */
export const goodsCodeContract = {
  'GET /goods/codeStock': endpoint({
    summary: 'How many codes of an own item are left and handed over; never the codes',
    access: 'login',
    added: true,
    input: z.object({ goodsSn }),
    output: stock,
    refusals: ['NOT_FOUND'],
  }),
  'POST /goods/addCodes': endpoint({
    summary: 'Store codes of an own item, one a line, 1000 at most; payment hands them over, one a unit, at once',
    access: 'verified',
    added: true,
    input: z.object({ goodsSn, codes: secret(z.string('请填写卡密，每行一个').max(210_000, '一次上传的内容过多')) }),
    output: stock.extend({ added: z.number().int(), repeated: z.number().int().describe('stored before, left out') }),
    refusals: ['NOT_FOUND', 'INVALID_INPUT', 'GOODS_BUSY', 'NOT_VERIFIED'],
    limit: { points: 30, seconds: 600 },
  }),
  'POST /goods/removeCodes': endpoint({
    summary: 'Take back the codes of an own item that nobody bought',
    access: 'login',
    added: true,
    input: z.object({ goodsSn }),
    output: stock,
    refusals: ['NOT_FOUND', 'INVALID_INPUT', 'GOODS_BUSY'],
  }),
} as const
