import { z } from 'zod'
import { MODE_NAMES } from '@/lib/shared/trade/trade-modes'
import { dateTime, empty, minuteText, none, page, paged, pageSize, required, text, uint } from '../fields'
import { endpoint } from '../kit'

const key = z.string().regex(/^[a-zA-Z]{2,40}$/, '没有这条规则')
const value = {
  value: z.string().describe('as the form takes it'),
  words: z.string().describe('as people read it'),
}
const place = {
  mode: z.string().describe("'' for every mode of trade"),
  gameId: z.number().int().describe('0 for every game'),
  distId: z.number().int().describe('0 for every distributor'),
  placeName: z.string(),
}
const change = z.object({
  changeId: z.number().int(),
  key: z.string(),
  label: z.string(),
  ...place,
  before: z.string().describe('in words: what held there until it began'),
  after: z.string().describe("in words; '' where nothing of its own holds any more"),
  startTime: dateTime.nullable().describe('null: from the beginning'),
  createTime: dateTime,
  by: z.string().describe("'' for what was set up with the installation"),
  second: z.string().describe('who agreed'),
  reason: z.string(),
  state: z.enum(['inForce', 'waiting', 'ended', 'cancelled']),
})

/** The rule book: fees, timers, limits and switches, by mode of trade, game and distributor. */
export const consoleRuleContract = {
  'GET /console/rules': endpoint({
    summary: 'List all rules with default, current value, exceptions, and scheduled changes',
    access: 'staff:rules.write',
    input: empty,
    output: z.object({
      groups: z.array(
        z.object({
          name: z.string(),
          rules: z.array(
            z.object({
              key: z.string(),
              label: z.string(),
              explain: z.string(),
              kind: z.enum(['switch', 'share', 'fen', 'minutes', 'hours', 'days', 'count', 'choice', 'tiers']),
              unit: z.string(),
              where: z.enum(['platform', 'trade', 'dist']).describe('what it may differ by'),
              options: z.array(z.object({ value: z.string(), label: z.string() })).describe('of a choice'),
              start: z.object(value).describe('the default'),
              startsByMode: z.array(z.object({ mode: z.string(), modeName: z.string(), ...value })),
              now: z.object(value).describe('for everything that nothing narrower holds for'),
              own: z.array(z.object({ ...place, ...value })).describe('what was changed and holds now'),
              changed: z
                .object({ by: z.string().describe("'' for what was set up with the installation"), time: dateTime })
                .nullable()
                .describe('the last change that took effect, in any place'),
              next: z.array(z.object({ changeId: z.number().int(), ...place, words: z.string(), startTime: dateTime })),
              proposed: z
                .array(
                  z.object({
                    approvalId: z.number().int(),
                    ...place,
                    words: z.string(),
                    by: z.string(),
                    time: dateTime,
                  }),
                )
                .describe('changes that wait for a second member, newest first; only one per place'),
            }),
          ),
        }),
      ),
      modes: z.array(z.object({ mode: z.string(), name: z.string() })),
      games: z.array(z.object({ gameId: z.number().int(), name: z.string() })),
    }),
    refusals: [],
  }),
  'GET /console/ruleHistory': endpoint({
    summary: 'List changes of all rules or of one, newest first',
    access: 'staff:rules.write',
    input: z.object({
      key: key.optional(),
      distId: uint().optional().describe('what was agreed with this distributor'),
      page,
      pageSize: pageSize(10, 50),
    }),
    output: paged(change),
    refusals: [],
  }),
  'POST /console/changeRule': endpoint({
    summary: 'Change a rule, now or later; requires a second approval, except for closing a switch immediately',
    access: 'staff:rules.write',
    input: z.object({
      key,
      mode: z.enum(['', ...MODE_NAMES]).prefault(''),
      gameId: uint().prefault('0'),
      distId: uint().prefault('0'),
      value: text(4000).optional().describe('absent: what is wider holds again, in the end the default'),
      startTime: minuteText('请选择生效时间').optional().describe('Beijing time; absent: at once'),
      reason: required(200, '请填写原因'),
    }),
    output: z.object({ waits: z.boolean().describe('for a second member') }),
    refusals: ['NOT_FOUND', 'INVALID_INPUT', 'APPROVAL_OPEN', 'REVIEW_DONE'],
    idempotent: true,
  }),
  'POST /console/cancelRule': endpoint({
    summary: 'Cancel a change that has not begun',
    access: 'staff:rules.write',
    input: z.object({ changeId: uint(), reason: required(200, '请填写原因') }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
} as const
