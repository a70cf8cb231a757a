import { type Fen, fen } from '@/lib/shared/money'
import type { Tx } from '../../db/client'
import { postTransfer } from './internal/post-transfer'

export interface ReserveMove {
  /** Owner of the reserve: what the money is set aside for. */
  ownerId: number
  userId: number
  /** Positive: from the balance into the reserve. Negative: back. Nothing moves nothing. */
  amount: Fen
  /** Names the movement; one ref posts once. */
  ref: string
  memo: string
  at: Date
}

/** A person's own money goes aside, or comes back. Refuses BALANCE_SHORT; throws when this movement was made before. */
export async function moveReserve(tx: Tx, { ownerId, userId, amount, ref, memo, at }: ReserveMove): Promise<void> {
  if (amount === 0n) return
  const kind = amount > 0n ? 'reserveHold' : 'reserveReturn'
  const lines = [
    { account: { kind: 'user', ownerId: userId } as const, amount: fen(-amount) },
    { account: { kind: 'reserve', ownerId } as const, amount },
  ]
  if (!(await postTransfer(tx, { kind, ref, memo, at, lines }))) throw new Error(`${ref} was moved before`)
}
