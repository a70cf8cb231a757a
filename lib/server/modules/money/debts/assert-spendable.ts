import type { UserId } from '@/lib/shared/ids'
import { moneyText } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { refuse } from '../../../runtime/refusal'
import { findHeld } from '../../people/limits/queries'
import { balanceOf } from '../wallet/queries'
import { owingOf } from './queries'

/**
 * Checks, after a payment from a balance and in its transaction, that the person has no debt, and that what remains
 * covers what granted claims ask of the person and what restrictions hold: such money cannot be withdrawn either. Refuses BALANCE_SHORT, which
 * undoes the payment.
 */
export async function assertSpendable(tx: Tx, userId: UserId): Promise<void> {
  const { pending, owed } = await owingOf(tx, userId)
  if (owed > 0n) throw refuse('BALANCE_SHORT', `有理赔欠款 ${moneyText(owed)} 未还清，还清前不能使用余额`)
  const held = await findHeld(tx, userId)
  if (pending + held === 0n) return
  const balance = await balanceOf(tx, { kind: 'user', ownerId: userId })
  if (held > 0n && balance < pending + held)
    throw refuse('BALANCE_SHORT', `余额中有 ${moneyText(held)} 已冻结，暂不能使用，可用余额不足`)
  if (balance < pending)
    throw refuse('BALANCE_SHORT', `余额中有 ${moneyText(pending)} 用于待处理的理赔，暂不能使用，可用余额不足`)
}
