import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { fenToYuan } from '@/lib/shared/money/money'
import { DAY_MS } from '@/lib/shared/time'
import type { Tx } from '../../../db/client'
import { closures } from '../../../db/schema/office/privacy'
import { type Ctx, inTx } from '../../../runtime/context'
import { sweepRows, without } from '../../../runtime/sweep-rows'
import { eraseUserNotifications } from '../../core/notifications/erase-user-notifications'
import { eraseWebhooks } from '../../core/webhooks/erase-webhooks'
import { eraseUserHistory } from '../../listings/catalog/erase-user-history'
import { eraseSellerChecks } from '../../listings/checks/erase-seller-checks'
import { eraseUnsoldCodes } from '../../listings/codes/erase-unsold-codes'
import { eraseAvatars } from '../../listings/media/erase-avatars'
import { eraseRentalOffers } from '../../listings/rental/erase-rental-offers'
import { eraseUserCards } from '../../listings/role-cards/erase-user-cards'
import { eraseBooster } from '../../market/boosting/erase-booster'
import { eraseBookings } from '../../market/campaign/erase-bookings'
import { eraseAutoReply } from '../../market/chat/erase-auto-reply'
import { eraseMerchant } from '../../market/coin/erase-merchant'
import { eraseInquiryBlocks } from '../../market/inquiries/erase-inquiry-blocks'
import { eraseContacts } from '../../market/recycling/erase-contacts'
import { eraseShop } from '../../market/shops/erase-shop'
import { eraseDebtor } from '../../money/debts/erase-debtor'
import { erasePayees } from '../../money/payouts/erase-payees'
import { erasePayers } from '../../money/wallet/erase-payers'
import { eraseSearches } from '../../orders/searches/erase-searches'
import { eraseApiKeys } from '../../people/api-keys/erase-api-keys'
import { eraseUser } from '../../people/identity/security/erase-user'
import { eraseTeams } from '../../people/teams/erase-teams'
import { eraseCases } from '../cases-desk/erase-cases'
import { eraseLookups } from '../trust/erase-lookups'
import { expireExports } from './expire-exports'
import { loadDuties, loadRemains } from './queries'
import { mayErase } from './rules'

/** Deletes what each module stores about a person, apart from orders, cases and the ledger. */
const ERASERS: readonly ((tx: Tx, userId: UserId) => Promise<void>)[] = [
  eraseUserHistory,
  eraseRentalOffers,
  eraseUnsoldCodes,
  eraseSellerChecks,
  eraseAvatars,
  eraseBooster,
  eraseUserCards,
  eraseUserNotifications,
  eraseAutoReply,
  eraseInquiryBlocks,
  eraseShop,
  eraseBookings,
  eraseMerchant,
  eraseContacts,
  eraseSearches,
  eraseLookups,
  eraseCases,
  erasePayees,
  erasePayers,
  eraseDebtor,
  eraseApiKeys,
  eraseTeams,
  eraseWebhooks,
  expireExports,
  eraseUser,
]

/**
 * Erases accounts whose waiting period is over, each in one transaction; one that still owes something, whose
 * orders can still be claimed, or to which money came or may come back, is looked at again every day. Returns how many were handled; safe on many instances.
 */
export async function eraseClosedAccounts(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const isDue = and(lte(closures.eraseAt, at), isNull(closures.erasedAt), isNull(closures.reopenedAt))
  return sweepRows(ctx, {
    name: 'closed accounts',
    find: (failed) =>
      ctx.db
        .select({ userId: closures.userId })
        .from(closures)
        .where(and(isDue, without(closures.userId, failed)))
        .orderBy(asc(closures.eraseAt))
        .limit(limit),
    keyOf: ({ userId }) => userId,
    act: async ({ userId }) => {
      const [duties, remains] = [await loadDuties(ctx, userId), await loadRemains(ctx, userId)]
      // its owner cannot log in: staff reopen the account, or the money stays there
      if (remains.held > 0n) ctx.log.error({ userId, held: fenToYuan(remains.held) }, 'a closed account holds money')
      const isKept = !mayErase(duties, remains)
      return inTx(ctx, async (tx) => {
        const own = and(eq(closures.userId, userId), isDue)
        if (isKept) {
          await tx
            .update(closures)
            .set({ eraseAt: new Date(at.getTime() + DAY_MS) })
            .where(own)
          return false
        }
        const erased = await tx.update(closures).set({ erasedAt: at }).where(own).returning({ userId: closures.userId })
        if (erased.length > 0) for (const erase of ERASERS) await erase(tx, userId)
        return erased.length > 0
      })
    },
  })
}
