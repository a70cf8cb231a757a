import { and, eq, inArray, ne } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { coinMerchants } from '../../../../db/schema/market/coin'
import { accountsOfPerson } from '../../../people/identity/queries-person'

/** Returns whether another account of the person is an active merchant. */
export const isMerchantElsewhere = async (tx: Tx, userId: UserId): Promise<boolean> =>
  (await tx.$count(
    coinMerchants,
    and(
      ...[inArray(coinMerchants.userId, accountsOfPerson(userId)), ne(coinMerchants.userId, userId)],
      eq(coinMerchants.state, 'active'),
    ),
  )) > 0
