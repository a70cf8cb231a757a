import type { GoodsSn } from '@/lib/shared/ids'
import { type Fen, fen, fenToYuan } from '@/lib/shared/money/money'
import { DAY_MS, formatDateTime } from '@/lib/shared/time'
import { OWNER_COVER } from '@/lib/shared/trade/rent-terms'
import { holdName } from '../../../db/hold-name'
import { rentalCovers } from '../../../db/schema/listings/rental'
import { singleRow } from '../../../db/single-row'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { assertSpendable } from '../../money/debts/assert-spendable'
import { holdEscrow } from '../../money/wallet/hold-escrow'
import { COVER_FUND } from '../../money/wallet/rules'
import { verifyPayPassword } from '../../people/identity/security/verify-pay-password'
import { loadRentPrices } from '../catalog/lists/queries-rent'
import { findGoodsType } from '../catalog/queries-detail'
import { coveredUntil } from './queries-covers'

interface NewCover {
  goodsSn: GoodsSn
  /** Of the whole term, as the owner saw it. */
  price: Fen
  payPassword: string
}

/**
 * Buys 30 days of cover against bans for an own account for rent, from its present cover's end on, paid from the balance.
 * Refuses NOT_FOUND, GOODS_GONE, MODE_OFF, PRICE_CHANGED, INVALID_INPUT, BALANCE_SHORT and those of the pay password.
 */
export async function createCover(
  ctx: UserCtx,
  { goodsSn, price, payPassword }: NewCover,
): Promise<{ coin: string; until: string }> {
  const { userId } = ctx.user
  await verifyPayPassword(ctx, payPassword)
  const { gameId } = await findGoodsType(ctx, goodsSn)
  const { distId } = ctx.dist
  const { banCover, banOwnerFen } = await loadRules(ctx, { mode: 'rental', gameId, distId })
  return inTxOnce(ctx, async (tx) => {
    const at = ctx.now()
    // one cover follows the other, also from two tabs
    await holdName(tx, `cover of ${goodsSn}`)
    if (!(await loadRentPrices(tx, goodsSn, userId))) throw refuse('GOODS_GONE', '请先上架出租，再开通封禁保障')
    if (!banCover || banOwnerFen === 0) throw refuse('MODE_OFF', '这款游戏暂不提供封禁保障')
    if (price !== BigInt(banOwnerFen)) throw refuse('PRICE_CHANGED', '封禁保障的价格已变动，请刷新后再开通')
    const last = await coveredUntil(tx, goodsSn, at)
    const startsAt = last ?? at
    const endsAt = new Date(startsAt.getTime() + OWNER_COVER.days * DAY_MS)
    if (endsAt.getTime() > at.getTime() + OWNER_COVER.mostDays * DAY_MS)
      throw refuse('INVALID_INPUT', `最多提前开通 ${OWNER_COVER.mostDays} 天，到期前再续`)
    const row = { goodsSn, ownerId: userId, gameId, distId, priceFen: price, startsAt, endsAt, createdAt: at }
    const { id } = singleRow(await tx.insert(rentalCovers).values(row).returning({ id: rentalCovers.id }))
    const memo = `封禁保障 ${OWNER_COVER.days} 天，商品${goodsSn}`
    const payer = { kind: 'user', ownerId: userId } as const
    const lines = [
      { account: payer, amount: fen(-price) },
      { account: COVER_FUND, amount: price },
    ]
    const left = await holdEscrow(tx, { kind: 'coverPaid', ref: `rental-cover-${id}`, memo, at, payer, lines })
    await assertSpendable(tx, userId)
    return { coin: fenToYuan(left), until: formatDateTime(endsAt) }
  })
}
