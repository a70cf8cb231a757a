import type { consoleRiskContract } from '@/lib/contract/console/console-risk'
import { listRisks } from '../../../modules/office/risk/queries'
import type { Handlers } from '../../handler'

export const consoleRiskHandlers: Handlers<typeof consoleRiskContract> = {
  'GET /console/risks': (ctx, input) => listRisks(ctx, input),
}
