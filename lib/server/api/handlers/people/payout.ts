import type { payoutContract } from '@/lib/contract/people/payout'
import { addPayee } from '../../../modules/money/payouts/add-payee'
import { askWithdrawal } from '../../../modules/money/payouts/ask-withdrawal'
import { cancelWithdrawal } from '../../../modules/money/payouts/cancel-withdrawal'
import { choosePayee } from '../../../modules/money/payouts/choose-payee'
import { listWithdrawals, loadWithdrawal, loadWithdrawalTerms } from '../../../modules/money/payouts/queries'
import { listPayees } from '../../../modules/money/payouts/queries-payees'
import { removePayee } from '../../../modules/money/payouts/remove-payee'
import { sendPayeeCode } from '../../../modules/money/payouts/send-payee-code'
import { sendWithdrawalCode } from '../../../modules/money/payouts/send-withdrawal-code'
import type { Handlers } from '../../handler'
import { askingBrowser, withBrowser } from './sms-browser'

export const payoutHandlers: Handlers<typeof payoutContract> = {
  'GET /user/payees': (ctx) => listPayees(ctx),
  'POST /user/sendPayeeCode': (ctx, input, http) => sendPayeeCode(ctx, { ...input, browser: askingBrowser(http) }),
  'POST /user/bindAccountNum': (ctx, input, http) => addPayee(ctx, withBrowser(input, http)),
  'POST /user/choosePayee': (ctx, input) => choosePayee(ctx, input),
  'POST /user/removePayee': (ctx, input) => removePayee(ctx, input),
  'GET /pay/withdrawalTerms': (ctx) => loadWithdrawalTerms(ctx),
  'POST /pay/sendWithdrawalCode': (ctx, input, http) =>
    sendWithdrawalCode(ctx, { ...input, browser: askingBrowser(http) }),
  'POST /pay/cashAdvance': (ctx, input, http) => askWithdrawal(ctx, withBrowser(input, http)),
  'GET /pay/withdrawals': (ctx, input) => listWithdrawals(ctx, input),
  'GET /pay/withdrawal': (ctx, input) => loadWithdrawal(ctx, input.withdrawalSn),
  'POST /pay/cancelWithdrawal': (ctx, input) => cancelWithdrawal(ctx, input),
}
