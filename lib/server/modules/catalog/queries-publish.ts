import { MAX_IMAGES } from '@/lib/contract/goods'
import { goodsType } from '@/lib/shared/goods-types'
import type { Ctx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { loadRules } from '../tenancy/platform-rules'
import { findGame } from './queries-games'
import { canEnsure } from './rules'

const percent = (bp: number): string => `${(bp / 100).toFixed(bp % 100 === 0 ? 0 : 1)}%`

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
  return {
    feePercent: percent(rules.sellerFeeBp),
    feeBasisPoints: rules.sellerFeeBp,
    maxImages: MAX_IMAGES,
    minImages: 0,
    unique: goodsType(input.goodsTypeId).isUnique,
    ensureTiers: covered
      ? rules.coverTiers.map((t) => ({
          ensureId: t.id,
          name: t.name,
          explain: t.explain,
          percent: percent(t.bp),
          basisPoints: t.bp,
        }))
      : [],
  }
}
