import { and, eq } from 'drizzle-orm'
import { type Fen, ZERO } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { accounts } from '../../../db/schema/money/wallet'
import type { Account } from './types'

/**
 * Locks a balance until the transaction ends. Lock order: deposits locked here come before the accounts of the
 * following transfers.
 */
export async function lockBalance(tx: Tx, { kind, ownerId }: Account): Promise<Fen> {
  const [row] = await tx
    .select({ balance: accounts.balanceFen })
    .from(accounts)
    .where(and(eq(accounts.kind, kind), eq(accounts.ownerId, ownerId)))
    .for('update')
  return row?.balance ?? ZERO
}
