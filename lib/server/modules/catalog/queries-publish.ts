import type { Ctx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { loadRules } from '../tenancy/platform-rules'
import { presentPublishConf } from './present'
import { findGame } from './queries-games'
import { canEnsure } from './rules'

/** What the publish form asks for, and the seller's fee before anything is listed. */
export async function loadPublishConf(ctx: Ctx, input: { gameId: number; goodsTypeId: number }) {
  const game = await findGame(ctx, input.gameId)
  const rules = await loadRules(ctx, input)
  if (!game.goodsTypes[String(input.goodsTypeId)] || !rules.tradeOpen) throw refuse('MODE_OFF')
  const covered = canEnsure({
    isOfficialSell: false,
    securitService: '',
    ensureOpen: true,
    goodsTypeId: input.goodsTypeId,
  })
  return presentPublishConf(input.goodsTypeId, rules.sellerFeeBp, covered ? rules.coverTiers : [])
}
