import { z } from 'zod'
import { dateTime, empty, json, none, text } from '../fields'
import { endpoint } from '../kit'

const draftKey = z.string().regex(/^[\w-]{8,64}$/, '草稿编号错误')
const LONGEST = 20_000
/** Fields of the form as entered: texts, switches, pictures and facts. */
const input = z.record(
  text(40),
  z.union([text(2000), z.boolean(), z.array(text(400)).max(20), z.record(text(60), text(4000))], '草稿格式错误'),
)

/** Unpublished input of the publish form; part of the goods area. */
export const goodsDraftContract = {
  'GET /goods/drafts': endpoint({
    summary: 'List own drafts of items, latest first',
    access: 'login',
    input: empty,
    output: z.object({
      list: z.array(z.object({ draftKey: z.string(), draft: z.record(z.string(), z.unknown()), saveTime: dateTime })),
      most: z.number().int().describe('drafts that a member can have'),
    }),
    refusals: [],
  }),
  'POST /goods/saveDraft': endpoint({
    summary: 'Save an own draft of an item; the same key replaces it',
    access: 'login',
    input: z.object({
      draftKey,
      draft: json(input, '草稿格式错误', LONGEST).describe('JSON text: fields of the form'),
    }),
    output: z.object({ saveTime: dateTime }),
    refusals: ['INVALID_INPUT'],
    limit: { points: 600, seconds: 3600 },
  }),
  'POST /goods/removeDraft': endpoint({
    summary: 'Delete an own draft of an item',
    access: 'login',
    input: z.object({ draftKey }),
    output: none,
    refusals: [],
  }),
} as const
