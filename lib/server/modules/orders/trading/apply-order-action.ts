import type { OrderDetail } from '@/lib/contract/entities/order'
import type { OrderSn } from '@/lib/shared/ids'
import type { MemberAction } from '@/lib/shared/trade/order-forms'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { assertOwnFiles } from '../../listings/media/queries'
import { assignService } from '../../people/staff/assign-service'
import type { StepInput } from './flow/mode'
import { takeStep } from './flow/take-step'
import { lockKnownOrder, partyOf } from './internal/find-order'
import { detailOf } from './queries'

interface ActInput extends Omit<StepInput, 'payment' | 'serviceId' | 'renewal' | 'delivery'> {
  /** Order number or id. */
  orderSn: OrderSn | number
  action: MemberAction
  account?: string
  password?: string
}

/**
 * Applies a step of a party to its order, with the data of the step's form. Refuses NOT_FOUND, ELSEWHERE, ORDER_STATE,
 * FORBIDDEN, ORDER_FROZEN, INVALID_INPUT.
 */
export async function applyOrderAction(ctx: UserCtx, input: ActInput): Promise<OrderDetail> {
  const { orderSn, action, account, password, ...words } = input
  const { userId } = ctx.user
  await assertOwnFiles(ctx, [...(input.pictures ?? [])])
  const rulesOf = await loadRuleBook(ctx)
  const stepInput: StepInput = {
    ...words,
    // accepting an order opens its chat
    serviceId: action === 'accept' ? await assignService(ctx.db, ctx.dist.distId) : null,
    delivery: { account: account ?? '', password: password ?? '', note: input.note ?? '' },
  }
  return inTxOnce(ctx, async (tx, effects) => {
    const order = await lockKnownOrder(ctx, tx, orderSn)
    const { vault } = ctx
    const rules = rulesOf(order)
    const viewer = partyOf(order, userId)
    const deal = { tx, effects, vault, order, rules, at: ctx.now(), actor: viewer, userId, input: stepInput }
    const moved = await takeStep(deal, action)
    return detailOf({ ...ctx, db: tx }, moved.order, { viewerId: userId, viewer, rules })
  })
}
