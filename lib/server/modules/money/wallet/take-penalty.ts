import type { Tx } from '../../../db/client'
import { postTransfer } from './internal/post-transfer'
import type { Transfer } from './types'

/** Who left a deal pays the others, once per deal. Refuses BALANCE_SHORT; throws when it was taken before. */
export async function takePenalty(tx: Tx, penalty: Omit<Transfer, 'kind'>): Promise<void> {
  if (!(await postTransfer(tx, { kind: 'penalty', ...penalty })))
    throw new Error(`penalty of ${penalty.ref} was taken before`)
}
