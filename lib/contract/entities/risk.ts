import { z } from 'zod'
import { RISK_KINDS } from '@/lib/shared/staff/risks'

/** An explained score: the sum of the points of its reasons, at most 100. */
export const risk = z.object({
  score: z.number().int(),
  level: z.enum(['high', 'middle', 'low', 'none']),
  reasons: z.array(
    z.object({
      kind: z.enum(RISK_KINDS),
      name: z.string(),
      points: z.number().int(),
      text: z.string().describe('what was found'),
      advice: z.string().describe('what staff should do'),
    }),
  ),
})
export type Risk = z.output<typeof risk>
