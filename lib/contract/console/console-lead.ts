import { z } from 'zod'
import { LEAD_KINDS, type LeadKind } from '@/lib/shared/site/leads'
import { dateTime, page, paged, pageSize, uint } from '../fields'
import { endpoint } from '../kit'

/** Business leads of a distributor. */
export const consoleLeadContract = {
  'GET /console/leads': endpoint({
    summary: 'List business leads of this host, newest first',
    access: 'staff:leads.read',
    input: z.object({
      leadId: uint().optional().describe('one lead, with its whole mobile; looking is logged'),
      page,
      pageSize: pageSize(20),
    }),
    output: paged(
      z.object({
        leadId: z.number().int(),
        kind: z.enum(Object.keys(LEAD_KINDS) as [LeadKind, ...LeadKind[]]),
        name: z.string(),
        company: z.string(),
        mobile: z.string().describe('masked, unless one lead is asked for'),
        note: z.string(),
        createTime: dateTime,
      }),
    ),
    refusals: ['FORBIDDEN'],
  }),
} as const
