import { z } from 'zod'
import { LADDER_MOST } from '@/lib/shared/trade/service-terms'
import { json, none, page, paged, pageSize, price, required, text, uint, yuan } from '../fields'
import { endpoint } from '../kit'

const kind = z.enum(['boosting', 'convoy'])
const safety = required(60, '请填写安全保障')
const step = z.object({ to: required(20, '请填写每一级的名称'), price, hours: z.number().int().min(1).max(999) })
const plan = z.object({
  planId: z.number().int(),
  kind,
  gameId: z.number().int(),
  gameName: z.string(),
  title: z.string(),
  from: z.string().describe("where a step of the ladder begins; '' of a plan that stands alone"),
  to: z.string(),
  price: yuan,
  hours: z.number().int(),
  safety: z.string(),
  sort: z.number().int(),
})

/** Priced work in the public lists: the platform's on every site, a distributor's on its own. */
export const consolePlanContract = {
  'GET /console/plans': endpoint({
    summary: "List plans of the caller's platform or distributor by game, in page order",
    access: 'staff:content.write',
    input: z.object({ kind: kind.prefault('boosting'), gameId: uint().optional(), page, pageSize: pageSize(20, 50) }),
    output: paged(plan),
    refusals: [],
  }),
  'POST /console/savePlan': endpoint({
    summary: 'Create or update a plan that is not part of a ladder',
    access: 'staff:content.write',
    input: z.object({
      planId: uint().optional().describe('absent: a new one'),
      kind,
      gameId: uint(),
      title: required(30, '请填写套餐名称'),
      price,
      hours: uint(999).prefault('1').describe('of boosting; convoy is priced by the match'),
      safety,
      sort: uint(999).prefault('0'),
    }),
    output: z.object({ planId: z.number().int() }),
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
  'POST /console/removePlan': endpoint({
    summary: 'Remove a plan that is not part of a ladder',
    access: 'staff:content.write',
    input: z.object({ planId: uint(), reason: required(200, '请填写原因') }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
  'GET /console/ladder': endpoint({
    summary: "Get the ladder of a game of the caller's platform or distributor; no steps if there is none",
    access: 'staff:content.write',
    input: z.object({ gameId: uint() }),
    output: z.object({
      safety: z.string(),
      first: z.string(),
      steps: z.array(z.object({ to: z.string(), price: yuan, hours: z.number().int() })),
    }),
    refusals: [],
  }),
  'POST /console/saveLadder': endpoint({
    summary: 'Replace the ladder of a game; without steps it is deleted',
    access: 'staff:content.write',
    input: z.object({
      gameId: uint(),
      safety: text(60).prefault(''),
      first: text(20).prefault('').describe('where the first step begins'),
      steps: json(z.array(step).max(LADDER_MOST), '阶梯填写有误', 8000).describe(
        'JSON text: [{to, price, hours}], from the lowest step up',
      ),
    }),
    output: none,
    refusals: ['INVALID_INPUT'],
  }),
} as const
