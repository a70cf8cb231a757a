import { type Fen, fen } from '@/lib/shared/money/money'
import type { PayeeKind } from '@/lib/shared/money/payout'
import type { Tx } from '../../../db/client'
import { postTransfer } from './internal/post-transfer'
import { PLATFORM } from './rules'
import type { Account, Line, TransferKind } from './types'

export interface WithdrawalEnd {
  /**
   * Paid: to the payee, with the fee to the platform. Back: the held amount is returned. Returned: the bank sent the
   * paid amount back.
   */
  kind: Extract<TransferKind, 'payoutPaid' | 'payoutBack' | 'payoutReturned'>
  withdrawalId: number
  sn: string
  owner: Account
  amount: Fen
  fee: Fen
  payeeKind: PayeeKind
  memo: string
  at: Date
}

/**
 * Posts the final transfer of a withdrawal; a refunded owner also gets the fee back. Throws if it was posted before.
 */
export async function settleHeldWithdrawal(tx: Tx, end: WithdrawalEnd): Promise<void> {
  const { kind, sn, memo, at } = end
  if (!(await postTransfer(tx, { kind, ref: sn, memo, at, lines: linesOf(end) })))
    throw new Error(`${sn} had its ${kind} before`)
}

function linesOf({ kind, withdrawalId, owner, amount, fee, payeeKind }: WithdrawalEnd): Line[] {
  const held: Account = { kind: 'withdrawal', ownerId: withdrawalId }
  const bank: Account = { kind: 'clearing', ownerId: payeeKind }
  const net = fen(amount - fee)
  switch (kind) {
    case 'payoutPaid':
      return [
        { account: held, amount: fen(-amount) },
        { account: bank, amount: net },
        { account: PLATFORM, amount: fee },
      ]
    case 'payoutBack':
      return [
        { account: held, amount: fen(-amount) },
        { account: owner, amount },
      ]
    case 'payoutReturned':
      return [
        { account: bank, amount: fen(-net) },
        { account: PLATFORM, amount: fen(-fee) },
        { account: owner, amount },
      ]
  }
}
