import { MAX_IMAGES } from '@/lib/contract/goods'
import { ACCOUNT, goodsType } from '@/lib/shared/goods-types'
import type { Ctx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { loadRuleBook } from '../tenancy/load-rule-book'
import { findGame } from './queries-games'
import { canEnsure } from './rules'

const percent = (bp: number): string => `${(bp / 100).toFixed(bp % 100 === 0 ? 0 : 1)}%`

/** What the publish form asks for, and the fees of selling and of letting before anything is listed. */
export async function loadPublishConf(ctx: Ctx, input: { gameId: number; goodsTypeId: number }) {
  const [game, rulesOf] = await Promise.all([findGame(ctx, input.gameId), loadRuleBook(ctx)])
  const { mode, isUnique } = goodsType(input.goodsTypeId)
  const rules = rulesOf({ mode, gameId: input.gameId })
  const letting = rulesOf({ mode: 'rental', gameId: input.gameId })
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
    rentFeeBasisPoints: input.goodsTypeId === ACCOUNT && letting.tradeOpen ? letting.sellerFeeBp : null,
    maxImages: MAX_IMAGES,
    minImages: 0,
    unique: isUnique,
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
