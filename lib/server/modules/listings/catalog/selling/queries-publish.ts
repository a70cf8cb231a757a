import { neededFields } from '@/lib/shared/goods/goods-needs'
import { ACCOUNT, goodsType } from '@/lib/shared/goods/goods-types'
import { fen } from '@/lib/shared/money/money'
import type { Ctx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { siteMarginBp } from '../../../core/tenancy/rules-fee'
import { findGame, needsArea } from '../games/queries-games'
import { presentPublishConf } from '../present'
import { canEnsure } from '../rules'
import { videoFrom } from './assert-video'

/** Returns data of the publish form, with the fees for selling and renting out before anything is listed. */
export async function loadPublishConf(ctx: Ctx, input: { gameId: number; goodsTypeId: number }) {
  const [game, rulesOf] = await Promise.all([findGame(ctx, input.gameId), loadRuleBook(ctx)])
  const { mode } = goodsType(input.goodsTypeId)
  const place = { gameId: input.gameId, distId: ctx.dist.distId }
  const rules = rulesOf({ mode, ...place })
  const letting = rulesOf({ mode: 'rental', ...place })
  if (!game.goodsTypes[String(input.goodsTypeId)] || !rules.tradeOpen) throw refuse('MODE_OFF')
  const covered = canEnsure({
    isOfficialSell: false,
    securitService: '',
    ensureOpen: true,
    goodsTypeId: input.goodsTypeId,
  })
  return presentPublishConf(input.goodsTypeId, {
    coinName: game.coinName,
    feeBp: rules.sellerFeeBp + siteMarginBp(rules),
    rentFeeBp: input.goodsTypeId === ACCOUNT && letting.tradeOpen ? letting.sellerFeeBp + siteMarginBp(letting) : null,
    leastFee: fen(rules.leastFeeFen),
    leastPrice: fen(rules.leastPriceFen),
    leastPictures: rules.leastPictures,
    videoFrom: videoFrom(rulesOf, input),
    needsArea: await needsArea(ctx, input),
    needed: neededFields(game.fields, { rankNeeded: rules.rankNeeded, goodsTypeId: input.goodsTypeId }),
    tiers: covered ? rules.coverTiers : [],
  })
}
