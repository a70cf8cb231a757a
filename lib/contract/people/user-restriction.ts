import { z } from 'zod'
import { RESTRICTION_PICTURES } from '@/lib/shared/people/restrictions'
import { ownRestriction, runningOrder } from '../entities/restriction'
import { dateTime, empty, pictureKeys, required, uint, yuan } from '../fields'
import { endpoint } from '../kit'

/** The room of a restricted member, and what is published about restrictions. */
export const userRestrictionContract = {
  'GET /user/restrictions': endpoint({
    summary: 'List own restrictions, newest first, the orders still to be finished, and what can be withdrawn',
    access: 'login',
    input: empty,
    output: z.object({
      list: z.array(ownRestriction),
      running: z.array(runningOrder).describe("of this site, on the platform's own of all; nearest deadline first"),
      coin: yuan,
      held: yuan,
      available: yuan.describe('of the balance: not held and not restricted'),
      elsewhere: z
        .object({ kinds: z.string(), untilTime: dateTime })
        .nullable()
        .describe("what the person's other accounts are restricted from, which binds this one, too"),
    }),
    refusals: [],
  }),
  'POST /user/appealRestriction': endpoint({
    summary: 'Appeal an own restriction, once; somebody else than who imposed it decides within 72 hours',
    access: 'login',
    input: z.object({
      restrictionId: uint(),
      statement: required(1000, '请填写申诉说明').min(10, '请写明情况，至少 10 个字'),
      pictures: pictureKeys(RESTRICTION_PICTURES).prefault('[]'),
    }),
    output: ownRestriction,
    refusals: ['NOT_FOUND', 'RESTRICTION_STATE', 'APPEAL_USED', 'INVALID_INPUT'],
    idempotent: true,
    limit: { points: 20, seconds: 3600 },
  }),
  'GET /comm/restrictionFigures': endpoint({
    summary: 'Get the restrictions, appeals and reversals of the platform by month, latest first',
    access: 'public',
    input: empty,
    output: z.object({
      list: z.array(
        z.object({
          month: z.string().describe('YYYY-MM'),
          restrictions: z.number().int(),
          appeals: z.number().int().describe('of those filed in the month'),
          overturned: z.number().int().describe('appeals of the month that were granted'),
          overdue: z.number().int().describe('appeals of the month that were not decided in time'),
        }),
      ),
    }),
    refusals: [],
    cache: { fresh: 600, stale: 3600, tags: ['restrictions'] },
  }),
} as const
