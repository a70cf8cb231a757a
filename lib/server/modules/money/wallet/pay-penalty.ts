import type { Tx } from '../../../db/client'
import { postTransfer } from './internal/post-transfer'
import type { Transfer } from './types'

/**
 * Charges a party that left a deal and pays the others, once per deal. Refuses BALANCE_SHORT; throws if it was charged
 * before.
 */
export async function payPenalty(tx: Tx, penalty: Omit<Transfer, 'kind'>): Promise<void> {
  if (!(await postTransfer(tx, { kind: 'penalty', ...penalty })))
    throw new Error(`penalty of ${penalty.ref} was taken before`)
}
