import type { consoleUserContract } from '@/lib/contract/console-user'
import { fenToYuan } from '@/lib/shared/money'
import { restoreGoods } from '../../modules/catalog/restore-goods'
import { withholdGoods } from '../../modules/catalog/withhold-goods'
import { reviewShop } from '../../modules/coin/review-shop'
import { endUserSessions } from '../../modules/identity/end-user-sessions'
import { freezeUser } from '../../modules/identity/freeze-user'
import { listSecurityCases } from '../../modules/identity/queries-desk'
import { listUsers, loadUserFile } from '../../modules/identity/queries-users'
import { revealUser } from '../../modules/identity/reveal-user'
import { reviewPhoneRequest } from '../../modules/identity/review-phone-request'
import { thawAccount } from '../../modules/identity/thaw-account'
import { unfreezeUser } from '../../modules/identity/unfreeze-user'
import { reopenAccount } from '../../modules/privacy/reopen-account'
import { noteUser } from '../../modules/staff/note-user'
import { listNotes } from '../../modules/staff/queries-notes'
import { findStaffIds } from '../../modules/staff/queries-service'
import { balanceOf } from '../../modules/wallet/queries'
import type { Handlers } from '../handler'

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
