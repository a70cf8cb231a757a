import type { CoinKind } from '@/lib/shared/coin-terms'
import type { UserCtx } from '../../runtime/context'
import { presentFigures } from '../coin/present'
import { loadFigures, NO_FIGURES } from '../coin/queries-figures'
import { MODE_OF } from '../coin/rules'
import { type ListInput, listOrders } from './queries-list'

/** Orders that came to the caller as a merchant, who sells in fast gold and buys in recycling, with the figures of 30 days. */
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
