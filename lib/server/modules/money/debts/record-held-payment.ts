import { ZERO } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { debts } from '../../../db/schema/money/debts'
import { personKey } from '../../people/identity/queries-person'
import type { NewDebt } from './types'

/**
 * Records a payment on a member's behalf that money held for the order covered: nothing is owed and no balance moved,
 * but it counts against the level of the person. Throws if the reference has a debt already.
 */
export async function recordHeldPayment(tx: Tx, { amount, at, ...debt }: NewDebt): Promise<void> {
  await tx.insert(debts).values({
    ...debt,
    state: 'held',
    amountFen: amount,
    leftFen: ZERO,
    person: personKey(debt.userId),
    owedAt: at,
    doneAt: at,
    createdAt: at,
  })
}
