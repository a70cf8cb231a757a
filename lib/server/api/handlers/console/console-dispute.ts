import type { consoleDisputeContract } from '@/lib/contract/console/console-dispute'
import {
  listDisputesForConsole,
  loadDisputeForConsole,
} from '../../../modules/aftersales/cases/dispute/queries-console'
import type { Handlers } from '../../handler'

export const consoleDisputeHandlers: Handlers<typeof consoleDisputeContract> = {
  'GET /console/disputes': (ctx, input) => listDisputesForConsole(ctx, input),
  'GET /console/dispute': (ctx, { disputeSn }) => loadDisputeForConsole(ctx, disputeSn),
}
