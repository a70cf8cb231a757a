import { type Fen, fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { postTransfer } from './internal/post-transfer'
import type { Account } from './types'

/** Names of the movements there and back. */
const KINDS = {
  reserve: ['reserveHold', 'reserveReturn'],
  coinBudget: ['budgetHold', 'budgetReturn'],
} as const

interface ReserveMove {
  /** What the money is set aside for. */
  account: Account & { kind: keyof typeof KINDS }
  userId: number
  /** Positive: from the balance into the reserve. Negative: back. Nothing moves nothing. */
  amount: Fen
  /** Names the movement; one ref posts once. */
  ref: string
  memo: string
  at: Date
}

/** A person's own money goes aside, or comes back. Refuses BALANCE_SHORT; throws when this movement was made before. */
export async function moveReserve(tx: Tx, { account, userId, amount, ref, memo, at }: ReserveMove): Promise<void> {
  if (amount === 0n) return
  const kind = KINDS[account.kind][amount > 0n ? 0 : 1]
  const lines = [
    { account: { kind: 'user', ownerId: userId } as const, amount: fen(-amount) },
    { account, amount },
  ]
  if (!(await postTransfer(tx, { kind, ref, memo, at, lines }))) throw new Error(`${ref} was moved before`)
}
