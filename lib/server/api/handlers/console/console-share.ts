import type { consoleShareContract } from '@/lib/contract/console/console-share'
import { addSharePayee } from '../../../modules/money/payouts/add-share-payee'
import { askSharePayout } from '../../../modules/money/payouts/ask-share-payout'
import { cancelSharePayout } from '../../../modules/money/payouts/cancel-share-payout'
import { listSharePayouts, loadShareTerms } from '../../../modules/money/payouts/queries-shares'
import { removeSharePayee } from '../../../modules/money/payouts/remove-share-payee'
import type { Handlers } from '../../handler'

export const consoleShareHandlers: Handlers<typeof consoleShareContract> = {
  'GET /console/shareTerms': (ctx) => loadShareTerms(ctx),
  'GET /console/sharePayouts': (ctx, input) => listSharePayouts(ctx, input),
  'POST /console/addSharePayee': (ctx, input) => addSharePayee(ctx, input),
  'POST /console/removeSharePayee': (ctx, input) => removeSharePayee(ctx, input),
  'POST /console/askSharePayout': (ctx, input) => askSharePayout(ctx, input),
  'POST /console/cancelSharePayout': (ctx, input) => cancelSharePayout(ctx, input),
}
