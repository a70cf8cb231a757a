import { z } from 'zod'
import { dateTime, paged, yuan } from '../fields'

export const rulingKind = z.enum(['trade', 'retrieval', 'blacklist'])
export const blackReason = z.enum(['retrieve', 'fakeService', 'offSite', 'falseRefund', 'fakeGoods'])

export const rulingRow = z.object({
  code: z.string(),
  kind: rulingKind,
  title: z.string(),
  gameId: z.number().int().describe('0: no particular game'),
  gameName: z.string(),
  reasonName: z.string().describe("what a blacklist ruling is about; '' of other kinds"),
  subjectKindName: z.string().describe("QQ, 微信, 手机号, 游戏账号; '' of other kinds"),
  subject: z.string().describe("masked account; '' of other kinds"),
  summary: z.string().describe("begin of the facts; '' when the case itself is withheld"),
  decision: z.string(),
  claimed: yuan.describe('what was in dispute'),
  awarded: yuan.describe('what the decision gave to the side that was right'),
  state: z.enum(['final', 'appealed', 'upheld', 'overturned']),
  openTime: dateTime,
  decideTime: dateTime,
})
export type RulingRow = z.output<typeof rulingRow>

export const rulingList = paged(rulingRow).extend({
  counts: z
    .object({
      all: z.number().int(),
      trade: z.number().int(),
      retrieval: z.number().int(),
      blacklist: z.number().int(),
    })
    .describe('within the game'),
  games: z
    .array(z.object({ gameId: z.number().int(), gameName: z.string(), total: z.number().int() }))
    .describe('within the kind'),
  figures: z.object({
    claimed: yuan,
    awarded: yuan,
    medianHours: z.number().int().nullable().describe('from complaint to decision'),
  }),
})
export type RulingList = z.output<typeof rulingList>

export const rulingDetail = rulingRow.extend({
  parties: z.array(z.object({ role: z.string(), name: z.string().describe('masked') })),
  facts: z.string().describe("'' when the case itself is withheld"),
  reasoning: z.array(z.string()).describe('paragraphs'),
  ruleName: z.string(),
  ruleText: z.string(),
  timeline: z.array(z.object({ time: dateTime, title: z.string(), note: z.string() })),
  published: z.boolean().describe('false: in no list; facts, reasoning, parties and timeline are withheld'),
  appealUntil: dateTime.nullable().describe('null: no end; the one appeal may be used up, see state'),
  next: z.array(rulingRow).describe('newest others of the same kind'),
})
export type RulingDetail = z.output<typeof rulingDetail>

export const ownReport = z.object({
  sn: z.string(),
  kindName: z.string(),
  account: z.string().describe('masked'),
  gameName: z.string(),
  reasonName: z.string(),
  story: z.string(),
  evidence: z.array(z.string()).describe('addresses of own pictures'),
  orderSn: z.string(),
  state: z.enum(['pending', 'accepted', 'rejected']),
  dueTime: dateTime.describe('staff answer by then'),
  overdue: z.boolean(),
  reviewTime: dateTime.nullable(),
  reviewReason: z.string(),
  rulingCode: z.string().nullable(),
  createTime: dateTime,
})
export type OwnReport = z.output<typeof ownReport>

export const ownAppeal = z.object({
  sn: z.string(),
  rulingCode: z.string(),
  rulingTitle: z.string(),
  rulingKind,
  statement: z.string(),
  evidence: z.array(z.string()),
  state: z.enum(['pending', 'granted', 'dismissed', 'inadmissible']),
  dueTime: dateTime,
  overdue: z.boolean(),
  reviewTime: dateTime.nullable(),
  reviewReason: z.string(),
  createTime: dateTime,
})
export type OwnAppeal = z.output<typeof ownAppeal>

/** A blacklist lookup as shown to the user who made it. */
export const ownLookup = z.object({
  id: z.number().int(),
  account: z.string().describe('masked'),
  isBlack: z.boolean(),
  rulingCode: z.string().describe("'' where there was none"),
  createTime: dateTime,
})
export type OwnLookup = z.output<typeof ownLookup>
