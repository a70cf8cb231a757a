import { goodsType } from '@/lib/shared/goods/goods-types'
import type { Fen } from '@/lib/shared/money/money'
import type { UserCtx } from '../../../../runtime/context'
import type { Refusal } from '../../../../runtime/refusal'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { faceRefusal } from '../../../people/identity/face/assert-face'

interface Kind {
  goodsTypeId: number
  gameId: number
}

/**
 * Returns a function that says why the caller may not list goods of a kind at a price: from a price of the rules on, a
 * seller's face is checked. Call it before a transaction, not inside.
 */
export async function loadSellerFace(ctx: UserCtx): Promise<(price: Fen, kind: Kind) => Refusal | null> {
  const rulesOf = await loadRuleBook(ctx)
  const refusal = await faceRefusal(ctx, { userId: ctx.user.userId, purpose: 'list' })
  return (price, { goodsTypeId, gameId }) => {
    const { faceFromFen } = rulesOf({ mode: goodsType(goodsTypeId).mode, gameId, distId: ctx.dist.distId })
    return faceFromFen > 0 && price >= faceFromFen ? refusal : null
  }
}
