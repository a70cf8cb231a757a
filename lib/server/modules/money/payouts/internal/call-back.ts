import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { EARLY_STATES } from '../rules'
import { accountOf, type Owner } from '../rules-owner'
import type { WithdrawalRow } from '../types'
import { closeWithdrawal, lockWithdrawal } from './close-withdrawal'

interface Back {
  tx: Tx
  effects: Effects
  owner: Owner
  withdrawalSn: string
  at: Date
}

/** Cancels an own withdrawal that was not sent yet and returns its money. Refuses NOT_FOUND, WITHDRAWAL_STATE. */
export async function callBack({ tx, effects, owner, withdrawalSn, at }: Back): Promise<WithdrawalRow> {
  const found = await lockWithdrawal(tx, withdrawalSn)
  const [own, other] = [accountOf(owner), found && accountOf(found.withdrawal)]
  if (!found || own.kind !== other?.kind || own.ownerId !== other.ownerId) throw refuse('NOT_FOUND', '没有这笔提现')
  if (!EARLY_STATES.includes(found.withdrawal.status))
    throw refuse('WITHDRAWAL_STATE', '这笔提现已提交打款或已结束，不能取消')
  return closeWithdrawal({ tx, effects, ...found, status: 'cancelled', at })
}
