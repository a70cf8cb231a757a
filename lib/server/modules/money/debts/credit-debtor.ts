import type { UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import type { Effects } from '../../../runtime/context'
import { lockBalance } from '../wallet/lock-balance'
import { COVER_FUND } from '../wallet/rules'
import { payDebts } from './pay-debts'
import { lockDebts } from './queries'

interface Crediting {
  userId: UserId
  at: Date
  /** Credits the account's balance and returns the amount. */
  credit: () => Promise<Fen>
}

/**
 * Credits a balance, and repays the debts of its person from the credited amount as far as it suffices. In the lock
 * order, debts and the fund come before the accounts of the credit.
 */
export async function creditDebtor(tx: Tx, effects: Effects, { userId, at, credit }: Crediting): Promise<void> {
  const owed = await lockDebts(tx, userId)
  if (owed.length > 0) await lockBalance(tx, COVER_FUND)
  const most = await credit()
  if (owed.length > 0) await payDebts(tx, effects, { owed, payerId: userId, most, at })
}
