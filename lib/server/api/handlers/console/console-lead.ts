import type { consoleLeadContract } from '@/lib/contract/console/console-lead'
import { listLeads } from '../../../modules/core/tenancy/queries-leads'
import type { Handlers } from '../../handler'

export const consoleLeadHandlers: Handlers<typeof consoleLeadContract> = {
  'GET /console/leads': (ctx, input) => listLeads(ctx, input),
}
