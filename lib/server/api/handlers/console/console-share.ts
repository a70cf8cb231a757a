import type { consoleShareContract } from '@/lib/contract/console/console-share'
import { cancelSharePayout } from '../../../modules/money/payouts/cancel-share-payout'
import { createSharePayee } from '../../../modules/money/payouts/create-share-payee'
import { createSharePayout } from '../../../modules/money/payouts/create-share-payout'
import { deleteSharePayee } from '../../../modules/money/payouts/delete-share-payee'
import { listSharePayouts, loadShareTerms } from '../../../modules/money/payouts/queries-shares'
import type { Handlers } from '../../handler'

export const consoleShareHandlers: Handlers<typeof consoleShareContract> = {
  'GET /console/shareTerms': (ctx) => loadShareTerms(ctx),
  'GET /console/sharePayouts': (ctx, input) => listSharePayouts(ctx, input),
  'POST /console/addSharePayee': (ctx, input) => createSharePayee(ctx, input),
  'POST /console/removeSharePayee': (ctx, input) => deleteSharePayee(ctx, input),
  'POST /console/askSharePayout': (ctx, input) => createSharePayout(ctx, input),
  'POST /console/cancelSharePayout': (ctx, input) => cancelSharePayout(ctx, input),
}
