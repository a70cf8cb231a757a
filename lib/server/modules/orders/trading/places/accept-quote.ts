import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { factText, statedFacts } from '@/lib/shared/goods/stated-facts'
import type { OrderSn } from '@/lib/shared/ids'
import { HOUSE_ID } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import { cutText } from '@/lib/shared/text/cut-text'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { gamesById } from '../../../listings/catalog/games/queries-games'
import { presentFacts } from '../../../listings/catalog/present'
import { acceptFirmQuote, bindOrder } from '../../../market/recycling/accept-firm-quote'
import type { RecyclingRequest } from '../../../market/recycling/types'
import { createPlatformUser } from '../../../people/identity/create-platform-user'
import { assignService } from '../../../people/staff/assign-service'
import { takeStep } from '../flow/take-step'
import { lockAnyOrder } from '../internal/find-order'
import { insertOrder } from '../internal/insert-order'

/**
 * Accepts a binding quote on behalf of the owner: creates an order with the platform as buyer and its price in escrow
 * at once. Refuses NOT_FOUND, RECYCLE_STATE, PRICE_CHANGED, MODE_OFF.
 */
export async function acceptQuote(
  ctx: UserCtx,
  { quoteId, price }: { quoteId: number; price: Fen },
): Promise<{ orderSn: OrderSn }> {
  const rulesOf = await loadRuleBook(ctx)
  const games = await gamesById(ctx)
  const serviceId = await assignService(ctx.db, null)
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    const request = await acceptFirmQuote(ctx, tx, { quoteId, price })
    const game = games.get(request.gameId)
    const rules = rulesOf({ mode: 'recovery', gameId: request.gameId, distId: ctx.dist.distId })
    if (!game?.active || !rules.tradeOpen) throw refuse('MODE_OFF')
    await createPlatformUser(tx, at)
    const facts = presentFacts(game.fields, request.facts)
    const { orderSn } = await insertOrder(tx, rules, {
      mode: 'recovery',
      isRecovery: true,
      distId: ctx.dist.distId,
      buyerId: HOUSE_ID,
      sellerId: request.userId,
      of: {
        gameId: request.gameId,
        goodsTypeId: ACCOUNT,
        shown: {
          bigTitle: titleOf(game.name, request, facts),
          gameName: game.name,
          areaName: request.areaName,
          facts: Object.fromEntries(facts.map(({ label, value }) => [label, value])),
          labels: facts.map(({ label }) => label),
          description: request.note,
        },
      },
      price,
      num: request.count,
      sum: price,
      fee: fen(0),
      at,
    })
    await bindOrder(tx, request.id, orderSn)
    const order = await lockAnyOrder(ctx, tx, orderSn)
    const deal = { tx, effects, vault: ctx.vault, order, rules, at, actor: 'system', userId: null } as const
    await takeStep({ ...deal, input: { serviceId } }, 'pay')
    return { orderSn }
  })
}

const SHOWN_FACTS = 4
const TITLE_MAX = 60

function titleOf(
  gameName: string,
  { count, areaName }: RecyclingRequest,
  facts: readonly { label: string; value: string }[],
): string {
  if (count > 1) return `${gameName}账号 ${count} 个（批量回收）`
  const shown = statedFacts(facts).slice(0, SHOWN_FACTS).map(factText)
  return cutText([gameName, areaName, ...shown].filter(Boolean).join(' '), TITLE_MAX)
}
