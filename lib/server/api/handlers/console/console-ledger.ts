import type { consoleLedgerContract } from '@/lib/contract/console/console-ledger'
import { fenToYuan } from '@/lib/shared/money/money'
import { presentLedgerErrors } from '../../../modules/money/wallet/present-ledger'
import { auditLedger } from '../../../modules/money/wallet/queries-audit'
import { findTransfers, loadLedgerAccount, loadTrialBalance } from '../../../modules/money/wallet/queries-ledger'
import { loadReconciliation } from '../../../modules/money/wallet/queries-reconciliation'
import { loadDifferences } from '../../../modules/money/wallet/queries-statement'
import type { Handlers } from '../../handler'

export const consoleLedgerHandlers: Handlers<typeof consoleLedgerContract> = {
  'GET /console/trialBalance': (ctx) => loadTrialBalance(ctx),
  'GET /console/ledgerFaults': async (ctx) => presentLedgerErrors(await auditLedger(ctx.db), ctx.now()),
  'GET /console/ledgerAccount': async (ctx, input) => {
    const { balance, ...found } = await loadLedgerAccount(ctx, input)
    return { ...found, balance: fenToYuan(balance) }
  },
  'GET /console/transfers': async (ctx, { query }) => ({ list: await findTransfers(ctx, query) }),
  'GET /console/reconciliation': (ctx, input) => loadReconciliation(ctx, input),
  'GET /console/statementDifferences': (ctx, input) => loadDifferences(ctx, input),
}
