import { z } from 'zod'
import { COACHING_WORDS, QUALITY_KEYS } from '@/lib/shared/staff/quality'
import { dateTime, day, dayText, empty, json, page, paged, pageSize, required, secret, text, uint } from '../fields'
import { endpoint } from '../kit'
import { ownQuality, qualityMark, qualityRow, wallboardAgent } from './quality-fields'

const sampleId = uint()

/** What supervisors of customer service see: the wallboard, samples of finished orders, conversations as a file. */
export const consoleQualityContract = {
  'GET /console/wallboard': endpoint({
    summary: "Get how many orders wait for customer service, and each agent's load; a distributor's own agents only",
    access: 'staff:desk.supervise',
    input: empty,
    output: z.object({
      time: dateTime,
      unassigned: z.number().int(),
      oldestUnassigned: z.number().int().nullable().describe('seconds'),
      waiting: z.number().int().describe('orders with a running clock'),
      late: z.number().int().describe('of both, those overdue, as at the desk'),
      oldest: z.number().int().nullable().describe('seconds'),
      breaches: z.number().int().describe('of today'),
      agents: z.array(wallboardAgent),
    }),
    refusals: [],
  }),
  'GET /console/qualitySamples': endpoint({
    summary: 'List finished orders that were drawn for review, latest week first',
    access: 'staff:desk.supervise',
    input: z.object({
      view: z.enum(['open', 'second', 'done', 'all']).prefault('open').describe('second: scored once'),
      week: dayText.optional().describe('its Monday'),
      userId: uint().optional().describe('the agent'),
      page,
      pageSize: pageSize(20),
    }),
    output: paged(qualityRow),
    refusals: [],
  }),
  'GET /console/qualitySample': endpoint({
    summary: 'Get a drawn order with its score sheets',
    access: 'staff:desk.supervise',
    input: z.object({ sampleId }),
    output: qualityRow,
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  'POST /console/scoreQuality': endpoint({
    summary: 'Fill in the score sheet of a drawn order; the second one must be by another person than the first',
    access: 'staff:desk.supervise',
    input: z.object({
      sampleId,
      marks: json(
        z
          .array(qualityMark)
          .refine(
            (marks) =>
              marks.length === QUALITY_KEYS.length && new Set(marks.map(({ key }) => key)).size === marks.length,
            '请给每一项打分',
          ),
        '评分格式有误',
      ).describe('JSON text: [{key, points, note}]'),
      coaching: secret(text(COACHING_WORDS).prefault('')).describe('advice that the agent reads'),
    }),
    output: qualityRow,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'FOUR_EYES', 'ORDER_STATE', 'INVALID_INPUT'],
  }),
  'GET /desk/quality': endpoint({
    summary: "List the caller's own scores with coaching notes, latest first",
    access: 'staff:orders.act',
    input: z.object({ page, pageSize: pageSize(20) }),
    output: paged(ownQuality).extend({
      average: z.number().nullable().describe('mean score of 30 days'),
    }),
    refusals: [],
  }),
  'POST /console/exportConversations': endpoint({
    summary: 'Export one row per conversation of customer service as CSV, for a reason that is recorded',
    access: 'staff:desk.export',
    input: z.object({
      from: day.optional(),
      to: day.optional().describe('included'),
      reason: required(200, '请填写原因'),
    }),
    output: z.object({ csv: z.string(), rows: z.number().int(), more: z.boolean().describe('there were more') }),
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
    limit: { points: 20, seconds: 3600 },
  }),
} as const
