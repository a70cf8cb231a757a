import { z } from 'zod'
import { RISK_KINDS } from '@/lib/shared/staff/risks'
import { risk } from '../entities/risk'
import { page, paged, pageSize, userIdNumber } from '../fields'
import { endpoint } from '../kit'

/** The risk list, for staff. */
export const consoleRiskContract = {
  'GET /console/risks': endpoint({
    summary: 'List members with risk findings, the highest score first, without accounts tied to the caller',
    access: 'staff:users.read',
    input: z.object({
      level: z.enum(['high', 'middle', 'low']).optional(),
      kind: z.enum(RISK_KINDS).optional(),
      page,
      pageSize: pageSize(20),
    }),
    output: paged(z.object({ userId: userIdNumber, nickName: z.string(), phone: z.string().describe('masked'), risk })),
    refusals: [],
  }),
} as const
