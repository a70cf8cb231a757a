import type { consoleUserContract } from '@/lib/contract/console/console-user'
import { fenToYuan } from '@/lib/shared/money/money'
import { countOnSale } from '../../../modules/listings/catalog/selling/queries-own'
import { restoreFrozenGoods } from '../../../modules/listings/catalog/selling/restore-frozen-goods'
import { reviewMerchant } from '../../../modules/market/coin/review-merchant'
import { isTied } from '../../../modules/money/ties/queries-tied'
import { balanceOf } from '../../../modules/money/wallet/queries'
import { reopenAccount } from '../../../modules/office/privacy/reopen-account'
import { listOfMember } from '../../../modules/office/restrictions/queries'
import { loadRisks } from '../../../modules/office/risk/queries'
import { countForConsole } from '../../../modules/orders/trading/staff/queries-console'
import { exportUsers } from '../../../modules/people/identity/export-users'
import { listSecurityCases } from '../../../modules/people/identity/queries-desk'
import { listUsers, loadUserFile } from '../../../modules/people/identity/queries-users'
import { loadPersonalData } from '../../../modules/people/identity/security/load-personal-data'
import { reviewPhoneRequest } from '../../../modules/people/identity/security/review-phone-request'
import { unfreezeOwnAccount } from '../../../modules/people/identity/security/unfreeze-own-account'
import { revokeUserSessions } from '../../../modules/people/identity/sessions/revoke-user-sessions'
import { listNotes } from '../../../modules/people/staff/queries-notes'
import { findStaffIds } from '../../../modules/people/staff/queries-service'
import { recordUserNote } from '../../../modules/people/staff/record-user-note'
import type { Handlers } from '../../handler'

export const consoleUserHandlers: Handlers<typeof consoleUserContract> = {
  'GET /console/users': (ctx, input) => listUsers(ctx, input),
  'POST /console/exportUsers': (ctx, input) => exportUsers(ctx, input),
  'GET /console/user': async (ctx, { userId }) => {
    const [file, coin, orders, goods, ids, notes, restrictions, riskFor, isOwn] = await Promise.all([
      loadUserFile(ctx, userId),
      balanceOf(ctx.db, { kind: 'user', ownerId: userId }),
      countForConsole(ctx, userId),
      countOnSale(ctx, userId),
      findStaffIds(ctx.db, [userId]),
      listNotes(ctx.db, userId),
      listOfMember(ctx, userId),
      loadRisks(ctx, [userId]),
      isTied(ctx.db, ctx.user.userId, userId),
    ])
    const risk = isOwn ? null : riskFor(userId)
    return { ...file, notes, restrictions, coin: fenToYuan(coin), orders, goods, risk, isStaff: ids.length > 0 }
  },
  'POST /console/revealUser': (ctx, input) => loadPersonalData(ctx, input),
  'POST /console/endUserSessions': (ctx, input) => revokeUserSessions(ctx, input),
  'POST /console/noteUser': (ctx, input) => recordUserNote(ctx, input),
  'GET /console/securityCases': (ctx) => listSecurityCases(ctx),
  'POST /console/reviewPhoneRequest': (ctx, input) => reviewPhoneRequest(ctx, input),
  'POST /console/thawAccount': (ctx, input) => unfreezeOwnAccount(ctx, input, restoreFrozenGoods),
  'POST /console/reopenAccount': (ctx, input) => reopenAccount(ctx, input),
  'POST /console/reviewMerchant': (ctx, input) => reviewMerchant(ctx, input),
}
