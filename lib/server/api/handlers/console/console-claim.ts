import type { consoleClaimContract } from '@/lib/contract/console/console-claim'
import { listClaimsForConsole, loadClaimForConsole } from '../../../modules/aftersales/cases/claim/queries-console'
import type { Handlers } from '../../handler'

export const consoleClaimHandlers: Handlers<typeof consoleClaimContract> = {
  'GET /console/claims': (ctx, input) => listClaimsForConsole(ctx, input),
  'GET /console/claim': (ctx, { claimSn }) => loadClaimForConsole(ctx, claimSn),
}
