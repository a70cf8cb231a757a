import type { UserId } from '@/lib/shared/ids'
import { moneyText } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { refuse } from '../../../runtime/refusal'
import { balanceOf } from '../wallet/queries'
import { owingOf } from './queries'

/**
 * Checks, after a payment from a balance and in its transaction, that the person has no debt, and that what remains
 * covers what granted claims ask of the person: such money cannot be withdrawn either. Refuses BALANCE_SHORT, which
 * undoes the payment.
 */
export async function assertSpendable(tx: Tx, userId: UserId): Promise<void> {
  const { pending, owed } = await owingOf(tx, userId)
  if (owed > 0n) throw refuse('BALANCE_SHORT', `有理赔欠款 ${moneyText(owed)} 未还清，还清前不能使用余额`)
  if (pending === 0n) return
  if ((await balanceOf(tx, { kind: 'user', ownerId: userId })) < pending)
    throw refuse('BALANCE_SHORT', `余额中有 ${moneyText(pending)} 用于待处理的理赔，暂不能使用，可用余额不足`)
}
