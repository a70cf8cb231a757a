import { z } from 'zod'
import { dateTime, yuan } from '../fields'
import { goodsRow } from './goods'

const tone = z.enum(['act', 'wait', 'good', 'muted'])
const statusFields = { stateName: z.string(), says: z.string(), tone }

/** A want (求购) as shown to the public. */
export const wantRow = z.object({
  wantId: z.number().int(),
  gameId: z.number().int(),
  gameName: z.string(),
  goodsTypeId: z.number().int(),
  goodsTypeStr: z.string(),
  areaName: z.string(),
  serverName: z.string(),
  title: z.string(),
  detail: z.string(),
  facts: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })).describe('wished for'),
  amount: z.number().int().nullable().describe('currency wanted, in 万; null for everything else'),
  budget: yuan.describe('in all'),
  reserve: yuan.describe('of it, set aside'),
  buyer: z.string().describe('masked'),
  answers: z.number().int().describe('that stand'),
  createTime: dateTime,
  endTime: dateTime,
})
export type WantRow = z.infer<typeof wantRow>

/** A seller's answer to a want, as shown to one of the two sides. */
const wantAnswer = z.object({
  answerId: z.number().int(),
  goodsSn: z.string(),
  goods: goodsRow.nullable().describe('null: removed, or not shown on this host'),
  num: z.number().int().describe('units of it'),
  total: z.string().describe("for all units, at the item's price now; '' once it is removed"),
  note: z.string(),
  seller: z.string().describe('masked'),
  state: z.enum(['open', 'ordered', 'declined', 'withdrawn', 'void', 'over']),
  ...statusFields,
  orderPath: z.string().describe("where the buyer accepts it by ordering; '' else"),
  action: z.enum(['decline', 'withdraw']).nullable().describe('what the caller may do beside'),
  createTime: dateTime,
})
export type WantAnswer = z.infer<typeof wantAnswer>

export const ownWant = wantRow.extend({
  areaId: z.number().int(),
  serverId: z.number().int(),
  state: z.enum(['open', 'ordered', 'closed', 'expired']),
  ...statusFields,
  secondsLeft: z.number().int().describe('0: it is over'),
  list: z.array(wantAnswer).describe('answers, those to choose from first'),
})
export type OwnWant = z.infer<typeof ownWant>

export const sentAnswer = wantAnswer.extend({ want: wantRow })
export type SentAnswer = z.infer<typeof sentAnswer>
