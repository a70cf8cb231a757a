import { z } from 'zod'
import { MOST_POINTS, QUALITY_KEYS, QUALITY_WORDS } from '@/lib/shared/staff/quality'
import { dateTime, text, userIdNumber } from '../fields'

/** Points and note of one criterion. */
export const qualityMark = z.object({
  key: z.enum(QUALITY_KEYS, '没有这个评分项'),
  points: z.number('请打分').int('请打整数分').min(0, '请打分').max(MOST_POINTS, `最高 ${MOST_POINTS} 分`),
  note: text(QUALITY_WORDS),
})

const sheet = z.object({
  by: z.string(),
  score: z.number().describe('mean points'),
  marks: z.array(qualityMark),
  coaching: z.string(),
  createTime: dateTime,
})
export type QualitySheet = z.output<typeof sheet>

export const qualityRow = z.object({
  sampleId: z.number().int(),
  orderSn: z.string(),
  title: z.string(),
  userId: userIdNumber,
  agent: z.string(),
  siteName: z.string(),
  week: z.string().describe('its Monday'),
  isScored: z.boolean(),
  isCalibrated: z.boolean().describe('a second person scored it, too'),
  mayScore: z.boolean().describe('the caller may fill in the next sheet'),
  sheets: z.array(sheet).describe('another person’s first sheet is hidden until the second is filled in'),
  difference: z.number().nullable().describe('of the two scores; null: one sheet at most'),
})
export type QualityRow = z.output<typeof qualityRow>

export const ownQuality = z.object({
  sampleId: z.number().int(),
  orderSn: z.string(),
  title: z.string(),
  week: z.string(),
  score: z.number(),
  marks: z.array(qualityMark),
  coaching: z.array(z.string()),
  createTime: dateTime,
})
export type OwnQuality = z.output<typeof ownQuality>

export const wallboardAgent = z.object({
  userId: userIdNumber,
  name: z.string(),
  actor: z.string(),
  siteName: z.string().describe("of the distributor who employs the agent; '' for the platform"),
  duty: z.string(),
  isOnDuty: z.boolean(),
  open: z.number().int().describe('running orders'),
  waiting: z.number().int().describe('orders of the agent with a running clock'),
  late: z.number().int().describe('of them over the target'),
  oldest: z.number().int().nullable().describe('seconds that the longest of them has waited'),
  firstAnswer: z.number().int().nullable().describe('seconds, the middle of today'),
  breaches: z.number().int().describe('in the running shift'),
})
export type WallboardAgent = z.output<typeof wallboardAgent>
