import type { OrderSn } from '@/lib/shared/ids'
import type { CoinKind } from '@/lib/shared/trade/coin-terms'
import { MODE_FACTS } from '@/lib/shared/trade/trade-modes'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { presentFigures } from '../../../market/coin/present'
import { presentQueue } from '../../../market/coin/present-queue'
import { loadFigures, NO_FIGURES } from '../../../market/coin/queries-figures'
import { loadQueue } from '../../../market/coin/queries-queue'
import { MODE_OF } from '../../../market/coin/rules'
import { coinOf, wantedOf } from '../flow/coin-state'
import { findOwnOrder } from '../internal/find-order'
import { type ListInput, listOrders } from './queries-list'

/**
 * Returns orders of the caller as a merchant, who sells in fast gold and buys in recycling, with statistics of 30 days.
 */
export async function listShopOrders(
  ctx: UserCtx,
  { kind, ...input }: Pick<ListInput, 'status' | 'keyWord' | 'pages' | 'pageSize'> & { kind: CoinKind },
) {
  const { userId } = ctx.user
  const [list, figures] = await Promise.all([
    listOrders(ctx, { ...input, belong: kind === 'sell' ? '1' : '2', mode: [MODE_OF[kind]] }),
    loadFigures(ctx.db, [userId], ctx.now()),
  ])
  return { ...list, figures: presentFigures(figures.get(userId) ?? NO_FIGURES) }
}

/** Number of next candidates shown. */
const MOST_NEXT = 2

/** Returns the current, former and next merchants of the caller's currency order. Refuses NOT_FOUND, ELSEWHERE. */
export async function listCoinQueue(ctx: UserCtx, { orderSn }: { orderSn: OrderSn }) {
  const order = await findOwnOrder(ctx, orderSn)
  if (!MODE_FACTS[order.mode].isPassedOn) throw refuse('NOT_FOUND', '订单不存在')
  const { mostAsked } = (await loadRuleBook(ctx))(order)
  const wanted = wantedOf(order)
  const left = mostAsked - (coinOf(order).asked ?? 0)
  const next = order.subStatus === 'ASSIGN' ? Math.min(MOST_NEXT, left) : 0
  return presentQueue(await loadQueue(ctx, { wanted, next }), {
    coin: coinOf(order),
    mostAsked,
    madeAt: order.createdAt,
  })
}
