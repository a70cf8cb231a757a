import type { UserId } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { refuse } from '../../../runtime/refusal'
import { findTie, type Tie } from './find-tie'

const WHY: Readonly<Record<Tie, string>> = {
  person: '对方账号和你是同一个人，不能和自己交易',
  device: '你和对方用过同一台设备登录，不能互相交易',
  team: '你和对方在同一个团队，不能互相交易',
  payee: '你和对方提现到过同一个收款账户，不能互相交易',
}

/** Prevents users from trading with themselves through a second account. Refuses OWN_GOODS. */
export function refuseTied(tie: Tie | null): void {
  if (tie) throw refuse('OWN_GOODS', WHY[tie])
}

/** The same, in its own statement. Refuses OWN_GOODS. */
export async function assertUntied(db: Db | Tx, one: UserId, other: UserId): Promise<void> {
  refuseTied(await findTie(db, one, other))
}
