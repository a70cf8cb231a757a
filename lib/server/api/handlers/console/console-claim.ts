import type { consoleClaimContract } from '@/lib/contract/console/console-claim'
import { exportFund } from '../../../modules/aftersales/cases/claim/export-fund'
import { listClaimsForConsole, loadClaimForConsole } from '../../../modules/aftersales/cases/claim/queries-console'
import { loadCoverFund } from '../../../modules/aftersales/cases/claim/queries-fund'
import type { Handlers } from '../../handler'

export const consoleClaimHandlers: Handlers<typeof consoleClaimContract> = {
  'GET /console/claims': (ctx, input) => listClaimsForConsole(ctx, input),
  'GET /console/coverFund': (ctx, input) => loadCoverFund(ctx, input),
  'POST /console/exportCoverFund': (ctx, input) => exportFund(ctx, input),
  'GET /console/claim': (ctx, { claimSn }) => loadClaimForConsole(ctx, claimSn),
}
