import { DEPOSIT_KINDS } from '@/lib/shared/trade/deposits'
import type { UserCtx } from '../../../../runtime/context'
import { listDeposits } from '../../../money/deposits/queries'
import { depositOf } from '../../../money/deposits/rules'
import { balanceOf, listMoves } from '../../../money/wallet/queries'
import { countOpenWork } from '../internal/open-work'
import { presentDeposit } from './present-deposits'

/** Returns all kinds of deposits with the caller's state of each and its movements. */
export async function loadDeposits(ctx: UserCtx) {
  const { userId } = ctx.user
  const rows = new Map((await listDeposits(ctx.db, userId)).map((row) => [row.kind, row]))
  const list = await Promise.all(
    DEPOSIT_KINDS.map(async (kind) => {
      const account = depositOf(kind, userId)
      const [held, open, moves] = await Promise.all([
        balanceOf(ctx.db, account),
        countOpenWork(ctx.db, userId, kind),
        listMoves(ctx.db, account),
      ])
      return presentDeposit({ kind, row: rows.get(kind), held, open, moves, now: ctx.now() })
    }),
  )
  return { list }
}
