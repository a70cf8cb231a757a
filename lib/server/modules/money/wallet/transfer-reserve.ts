import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { postTransfer } from './internal/post-transfer'
import type { Account } from './types'

/** Transfer kinds for both directions. */
const KINDS = {
  reserve: ['reserveHold', 'reserveReturn'],
  coinBudget: ['budgetHold', 'budgetReturn'],
} as const

interface ReserveMove {
  /** The purpose of the reserve. */
  account: Account & { kind: keyof typeof KINDS }
  userId: UserId
  /** Positive: from the balance to the reserve. Negative: back. Zero: no transfer. */
  amount: Fen
  /** Reference of the movement; each is posted once. */
  ref: string
  memo: string
  at: Date
}

/** Moves a user's own money into a reserve, or back. Refuses BALANCE_SHORT; throws if this movement was made before. */
export async function transferReserve(tx: Tx, { account, userId, amount, ref, memo, at }: ReserveMove): Promise<void> {
  if (amount === 0n) return
  const kind = KINDS[account.kind][amount > 0n ? 0 : 1]
  const lines = [
    { account: { kind: 'user', ownerId: userId } as const, amount: fen(-amount) },
    { account, amount },
  ]
  if (!(await postTransfer(tx, { kind, ref, memo, at, lines }))) throw new Error(`${ref} was moved before`)
}
