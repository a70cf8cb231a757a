import { fen } from '@/lib/shared/money/money'
import { formatShortTime } from '@/lib/shared/time'
import { type Ctx, inTx } from '../../../runtime/context'
import { sweepRows } from '../../../runtime/sweep-rows'
import { notifyUsers } from '../../core/notifications/notify-users'
import { loadRules } from '../../core/tenancy/load-rule-book'
import type { Rules } from '../../core/tenancy/types'
import { freezeGoods } from '../../listings/catalog/selling/freeze-goods'
import { updateDemotion } from '../../listings/hours/update-demotion'
import { countElsewhere, type ElsewhereCancel, findElsewhere } from '../../orders/trading/lists/queries-elsewhere'
import { markElsewhereHandled } from '../../orders/trading/mark-elsewhere-handled'
import { homeOf } from '../../people/identity/queries'
import { findAccounts, holdPerson } from '../../people/identity/queries-person'
import { createRestriction } from '../../people/limits/create-restriction'
import { untilOf } from '../../people/limits/rules'
import { notifyRestricted } from './internal/notify-restricted'
import { ADVICE, ELSEWHERE_CLAUSE, restrictedDays, warningText } from './rules-elsewhere'
import type { Change } from './types'

/**
 * Scheduled job: an order that its seller cancelled as sold elsewhere moves the seller's goods back in lists; several
 * within the days of the rule restrict the seller from listing, with a clause, an end and an appeal. Each order counts
 * once, on any number of instances. Returns how many orders were handled.
 */
export async function restrictElsewhereSellers(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const rules = await loadRules(ctx)
  return sweepRows(ctx, {
    name: 'sold elsewhere',
    find: (failed) => findElsewhere(ctx.db, { failed, limit }),
    keyOf: ({ orderId }) => orderId,
    act: (cancel) =>
      inTx(ctx, async (tx, effects) => {
        const { sellerId, orderId } = cancel
        await holdPerson(tx, sellerId)
        const count = await countElsewhere(tx, { sellerId, at: cancel.at, days: rules.elsewhereDays })
        if (!(await markElsewhereHandled(tx, { orderId, count }))) return false
        const { elsewhereRankDays: days } = rules
        if (days > 0) await updateDemotion(tx, effects, { sellerId, days, at })
        const lasts = restrictedDays(count, rules)
        if (lasts > 0) await restrict({ tx, effects, at }, cancel, { count, days: lasts, rules })
        else await warn({ tx, effects, at }, cancel, { count, rules })
        return true
      }),
  })
}

interface Consequence {
  count: number
  rules: Rules
}

async function restrict(
  change: Change,
  { sellerId }: ElsewhereCancel,
  { count, days, rules }: Consequence & { days: number },
): Promise<void> {
  const { tx, effects, at } = change
  const reason = `${rules.elsewhereDays} 天内第 ${count} 次以“已在别处售出”取消已付款的订单。`
  const row = await createRestriction(tx, {
    userId: sellerId,
    kinds: ['list'],
    heldFen: fen(0),
    clause: ELSEWHERE_CLAUSE,
    reason,
    note: '',
    evidence: [],
    imposedBy: null,
    deciderIds: [],
    fromAt: at,
    untilAt: untilOf(at, days),
  })
  for (const account of await findAccounts(tx, sellerId)) await freezeGoods(tx, effects, { userId: account, at })
  const text = `${reason}${formatShortTime(row.untilAt)} 到期，不认可可以申诉。${ADVICE}`
  await notifyRestricted(change, row, { event: 'begin', title: `账号已限制上架 ${days} 天`, text })
  effects.purge('restrictions')
}

async function warn(
  { tx, effects, at }: Change,
  { sellerId, orderSn }: ElsewhereCancel,
  { count, rules }: Consequence,
): Promise<void> {
  const notice = {
    userId: sellerId,
    distId: await homeOf(tx, sellerId),
    kind: 'goods',
    key: `elsewhere ${orderSn}`,
    title: `订单因已在别处售出取消，第 ${count} 次`,
    text: warningText(count, rules),
    href: '/center/sell/sellOutGoods',
    isUrgent: true,
  } as const
  await notifyUsers(tx, effects, { notices: [notice], at })
}
