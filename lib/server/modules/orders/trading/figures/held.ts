import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import { DEPOSIT_KINDS } from '@/lib/shared/trade/deposits'
import type { Services } from '../../../../runtime/context'
import { budgetsOf } from '../../../market/coin/queries-shop'
import { reservedOf } from '../../../market/wants/queries'
import { depositOf } from '../../../money/deposits/rules'
import { balanceOf } from '../../../money/wallet/queries'

/** Returns a member's own money apart from orders and payouts: the balance, deposits, reserves and budgets. */
export async function loadHeldMoney({ db }: Pick<Services, 'db'>, userId: UserId): Promise<Fen> {
  const own = { db, user: { userId } }
  const sums = await Promise.all([
    balanceOf(db, { kind: 'user', ownerId: userId }),
    reservedOf(own),
    budgetsOf(own),
    ...DEPOSIT_KINDS.map((kind) => balanceOf(db, depositOf(kind, userId))),
  ])
  return fen(sums.reduce((sum, amount) => sum + amount, 0n))
}
