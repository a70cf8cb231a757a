import { z } from 'zod'
import { WANT, wantTitleError } from '@/lib/shared/goods/want'
import { goodsRow } from '../entities/goods'
import { ownWant, sentAnswer, wantRow } from '../entities/want'
import { attrs, count, goodsSn, page, paged, pageSize, price, required, secret, text, uint } from '../fields'
import { endpoint } from '../kit'

const wantId = uint()
const form = {
  title: required(WANT.title.max, '请填写想买什么').refine(
    (title) => wantTitleError(title) === undefined,
    `请写清想买什么，至少${WANT.title.min}个字`,
  ),
  detail: text(WANT.detail).prefault(''),
  amount: count.optional().describe('of currency, in 万'),
  budget: price.describe('in all'),
}
const refusals = ['INVALID_INPUT', 'NOT_FOUND', 'BALANCE_SHORT'] as const

/** Wants (求购); part of the goods area. */
export const goodsWantContract = {
  'POST /goods/releaseWantGoods': endpoint({
    summary: 'Post a want for 7 days; sets aside the budget for currency, 5 % for anything else; at most five at once',
    access: 'verified',
    original: true,
    input: z.object({
      gameId: uint(),
      goodsTypeId: uint(),
      areaId: uint().optional(),
      serverId: uint().optional(),
      attrs: attrs.prefault('').describe('facts wished for'),
      ...form,
    }),
    output: ownWant,
    refusals: [...refusals, 'MODE_OFF', 'TOO_MANY'],
    idempotent: true,
    movesMoney: true,
    limit: { points: 30, seconds: 600 },
  }),
  'POST /goods/editWantGoods': endpoint({
    summary: 'Edit an own open want; the reserve is adjusted to the budget',
    access: 'verified',
    input: z.object({ wantId, attrs: attrs.optional().describe('absent: as they were'), ...form }),
    output: ownWant,
    refusals: [...refusals, 'WANT_STATE'],
    idempotent: true,
    movesMoney: true,
    limit: { points: 60, seconds: 600 },
  }),
  'POST /goods/updateWantGoodsStatus': endpoint({
    summary: 'Close an own open want; its reserve is returned immediately',
    access: 'login',
    original: true,
    input: z.object({ wantId, status: z.literal('closed') }),
    output: ownWant,
    refusals: ['NOT_FOUND', 'WANT_STATE'],
    idempotent: true,
    movesMoney: true,
  }),
  'GET /goods/getWantGoodsList': endpoint({
    summary: 'List open wants of a game and goods type, newest first',
    access: 'public',
    original: true,
    input: z.object({ gid: uint().optional(), gt: uint().optional(), page, pageSize: pageSize(20) }),
    output: paged(wantRow),
    refusals: [],
    cache: { fresh: 30, stale: 300, tags: ['wants'] },
  }),
  'GET /goods/findSelfWantGoodsList': endpoint({
    summary: 'List own wants with their answers, newest first',
    access: 'login',
    original: true,
    input: z.object({ page, pageSize: pageSize(10, 20) }),
    output: paged(ownWant).extend({ open: z.number().int().describe('answers that wait for the caller') }),
    refusals: [],
  }),
  'GET /goods/wantMatches': endpoint({
    summary: 'List own goods on the shelf that match a want',
    access: 'login',
    input: z.object({ wantId }),
    output: z.object({
      list: z.array(z.object({ goods: goodsRow, most: z.number().int().describe('units that the budget pays') })),
    }),
    refusals: ['NOT_FOUND'],
  }),
  'POST /goods/answerWantGoods': endpoint({
    summary: 'Answer a want with an own item of the same game and type, within the budget; once per item',
    access: 'verified',
    input: z.object({ wantId, goodsSn, goodsNum: count.prefault('1'), note: secret(text(WANT.note).prefault('')) }),
    output: sentAnswer,
    refusals: [
      'INVALID_INPUT',
      'NOT_FOUND',
      'FORBIDDEN',
      'OWN_GOODS',
      'GOODS_GONE',
      'OUT_OF_STOCK',
      'WANT_STATE',
      'TOO_MANY',
    ],
    idempotent: true,
    limit: { points: 60, seconds: 600 },
  }),
  'POST /goods/handleWantAnswer': endpoint({
    summary: 'Decline an answer as the buyer, or withdraw it as its seller; to accept one, order it with wantAnswerId',
    access: 'login',
    input: z.object({ answerId: uint(), handle: z.enum(['decline', 'withdraw']) }),
    output: z.object({ answerId: z.number().int() }),
    refusals: ['NOT_FOUND', 'WANT_STATE'],
    limit: { points: 60, seconds: 600 },
  }),
  'GET /goods/wantAnswerList': endpoint({
    summary: "List own answers to others' wants, newest first",
    access: 'login',
    input: z.object({ page, pageSize: pageSize(10, 20) }),
    output: paged(sentAnswer),
    refusals: [],
  }),
} as const
