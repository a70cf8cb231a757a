import type { UserId } from '@/lib/shared/ids'
import { moneyText } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { refuse } from '../../../runtime/refusal'
import { balanceOf } from '../wallet/queries'
import { owingOf } from './queries'

/**
 * Checks, after a payment from a balance and in its transaction, that what remains covers what granted claims ask of the
 * person: the same part of the balance cannot be withdrawn. Refuses BALANCE_SHORT, which undoes the payment.
 */
export async function assertSpendable(tx: Tx, userId: UserId): Promise<void> {
  const { pending } = await owingOf(tx, userId)
  if (pending === 0n) return
  if ((await balanceOf(tx, { kind: 'user', ownerId: userId })) < pending)
    throw refuse('BALANCE_SHORT', `余额中有 ${moneyText(pending)} 用于待处理的理赔，暂不能使用，可用余额不足`)
}
