import { DAY_MS } from '@/lib/shared/time'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { assertNoParty } from '../../money/ties/assert-no-party'
import { balanceOf } from '../../money/wallet/queries'
import { listRunning } from '../../orders/trading/lists/queries-running'
import { listPaidBy } from '../../orders/trading/staff/queries-console'
import { findContacts } from '../../people/identity/queries'
import { findUserIds } from '../../people/identity/queries-users'
import { loadCaseForStaff } from './internal/lock-case'
import { presentAccount } from './present-account'
import { openFacts, shownFact } from './rules'

const SINCE_DAYS = 365

/**
 * The account that a guardian names, and what it paid; the look is recorded. A phone that the case names may be given as
 * the case shows it, masked. Refuses NOT_FOUND, FORBIDDEN.
 */
export async function loadCaseAccount(ctx: StaffCtx, { caseSn, account }: { caseSn: string; account: string }) {
  const row = await loadCaseForStaff(ctx, caseSn)
  const named = openFacts(ctx.vault, row).facts.account ?? ''
  const wanted = account === shownFact(named) ? named : account
  const [userId] = /^\d{8,11}$/.test(wanted) ? await findUserIds(ctx, wanted, 1) : []
  if (row.kind !== 'guardian' || userId === undefined) throw refuse('NOT_FOUND', '没有这个账号，请核对手机号或用户 ID')
  await assertNoParty(ctx, [userId])
  const since = new Date(ctx.now().getTime() - SINCE_DAYS * DAY_MS)
  const [people, coin, running, paid] = await Promise.all([
    findContacts(ctx, [userId]),
    balanceOf(ctx.db, { kind: 'user', ownerId: userId }),
    listRunning(ctx, userId),
    listPaidBy(ctx, userId, since),
  ])
  await inTx(ctx, (tx) =>
    recordAudit(tx, ctx, { action: 'ticket.account', target: `ticket:${row.sn}`, after: { userId } }),
  )
  return presentAccount({ userId, person: people.get(userId), coin, running, paid })
}
