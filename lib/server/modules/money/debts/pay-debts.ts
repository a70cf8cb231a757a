import { eq, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, lesserOf, moneyText, ZERO } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { debts } from '../../../db/schema/money/debts'
import type { Effects } from '../../../runtime/context'
import { notifyUsers } from '../../core/notifications/notify-users'
import { isNamelessSql } from '../../people/identity/queries-person'
import { returnFund } from '../wallet/cover/return-fund'
import type { Debt } from './types'

interface Repaying {
  /** Locked by the caller, oldest first. */
  owed: readonly Debt[]
  /** The account that pays, of the same person as the debtor. */
  payerId: UserId
  /** Maximum amount taken from its balance. */
  most: Fen
  at: Date
}

/** Once it is settled, nothing needs the key of the person any more whose account was erased. */
const doneColumns = (at: Date) => ({
  state: 'done' as const,
  doneAt: at,
  person: sql`case when ${isNamelessSql(debts.userId)} then '' else ${debts.person} end`,
})

/** Repays a person's debts from the balance of one account as far as it allows. Returns the repaid amount. */
export async function payDebts(tx: Tx, effects: Effects, { owed, payerId, most, at }: Repaying): Promise<Fen> {
  let totalPaid = ZERO
  for (const debt of owed) {
    const { id, ref, userId, distId, memo, leftFen, moves } = debt
    const wanted = lesserOf(leftFen, fen(most - totalPaid))
    if (wanted <= 0n) break
    const paid = await returnFund(tx, { ref: `${ref}:${moves + 1}`, memo, at, userId: payerId, most: wanted })
    if (paid === 0n) break
    totalPaid = fen(totalPaid + paid)
    const left = fen(leftFen - paid)
    const isDone = left === 0n
    await tx
      .update(debts)
      .set({ leftFen: left, moves: moves + 1, ...(isDone && doneColumns(at)) })
      .where(eq(debts.id, id))
    const notice = {
      distId,
      kind: 'money' as const,
      key: `debt ${id} ${moves + 1}`,
      href: '/center/buyers/buyGuarantee',
      title: `已偿还 ${moneyText(paid)}`,
      text: isDone ? `${memo}，已还清，可以正常提现。` : `${memo}，还差 ${moneyText(left)}。`,
    }
    const readers = [...new Set([userId, payerId])]
    await notifyUsers(tx, effects, { notices: readers.map((reader) => ({ ...notice, userId: reader })), at })
  }
  return totalPaid
}
