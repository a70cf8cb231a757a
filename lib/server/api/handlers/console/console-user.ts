import type { consoleUserContract } from '@/lib/contract/console/console-user'
import { fenToYuan } from '@/lib/shared/money/money'
import { restoreGoods } from '../../../modules/listings/catalog/selling/restore-goods'
import { withholdGoods } from '../../../modules/listings/catalog/selling/withhold-goods'
import { reviewShop } from '../../../modules/market/coin/review-shop'
import { balanceOf } from '../../../modules/money/wallet/queries'
import { reopenAccount } from '../../../modules/office/privacy/reopen-account'
import { listSecurityCases } from '../../../modules/people/identity/queries-desk'
import { listUsers, loadUserFile } from '../../../modules/people/identity/queries-users'
import { freezeUser } from '../../../modules/people/identity/security/freeze-user'
import { revealUser } from '../../../modules/people/identity/security/reveal-user'
import { reviewPhoneRequest } from '../../../modules/people/identity/security/review-phone-request'
import { thawAccount } from '../../../modules/people/identity/security/thaw-account'
import { unfreezeUser } from '../../../modules/people/identity/security/unfreeze-user'
import { endUserSessions } from '../../../modules/people/identity/sessions/end-user-sessions'
import { noteUser } from '../../../modules/people/staff/note-user'
import { listNotes } from '../../../modules/people/staff/queries-notes'
import { findStaffIds } from '../../../modules/people/staff/queries-service'
import type { Handlers } from '../../handler'

export const consoleUserHandlers: Handlers<typeof consoleUserContract> = {
  'GET /console/users': (ctx, input) => listUsers(ctx, input),
  'GET /console/user': async (ctx, { userId }) => {
    const [file, coin, ids, notes] = await Promise.all([
      loadUserFile(ctx, userId),
      balanceOf(ctx.db, { kind: 'user', ownerId: userId }),
      findStaffIds(ctx.db, [userId]),
      listNotes(ctx.db, userId),
    ])
    return { ...file, notes, coin: fenToYuan(coin), isStaff: ids.length > 0 }
  },
  'POST /console/revealUser': (ctx, input) => revealUser(ctx, input),
  'POST /console/freezeUser': (ctx, input) => freezeUser(ctx, input, withholdGoods),
  'POST /console/unfreezeUser': (ctx, input) => unfreezeUser(ctx, input, restoreGoods),
  'POST /console/endUserSessions': (ctx, input) => endUserSessions(ctx, input),
  'POST /console/noteUser': (ctx, input) => noteUser(ctx, input),
  'GET /console/securityCases': (ctx) => listSecurityCases(ctx),
  'POST /console/reviewPhoneRequest': (ctx, input) => reviewPhoneRequest(ctx, input),
  'POST /console/thawAccount': (ctx, input) => thawAccount(ctx, input, restoreGoods),
  'POST /console/reopenAccount': (ctx, input) => reopenAccount(ctx, input),
  'POST /console/reviewMerchant': (ctx, input) => reviewShop(ctx, input),
}
