import type { CoinShop } from '@/lib/contract/entities/quick-coin'
import { COIN_DEPOSIT } from '@/lib/shared/coin-terms'
import { fen, yuanToFen } from '@/lib/shared/money'
import type { UserCtx } from '../../runtime/context'
import { inTxOnce } from '../../runtime/idempotency'
import { refuse } from '../../runtime/refusal'
import { verifyPayPassword } from '../identity/verify-pay-password'
import { holdBalance } from '../wallet/hold-balance'
import { lockMerchant } from './internal/own-merchant'
import { payStake } from './internal/pay-stake'
import { loadShop } from './queries-shop'
import { stakeOf } from './rules'

/** What fines took of the deposit is paid in again. Refuses COIN_SHOP_NEEDED, ORDER_STATE, BALANCE_SHORT and those of the pay password. */
export async function fillDeposit(ctx: UserCtx, { payPassword }: { payPassword: string }): Promise<CoinShop> {
  await verifyPayPassword(ctx, payPassword)
  return inTxOnce(ctx, async (tx) => {
    const { userId } = ctx.user
    await lockMerchant(tx, userId)
    const missing = fen(yuanToFen(COIN_DEPOSIT) - (await holdBalance(tx, stakeOf(userId))))
    if (missing <= 0n) throw refuse('ORDER_STATE', '保证金已足额，无需补缴')
    await payStake(tx, { userId, amount: missing, at: ctx.now() })
    return loadShop(ctx, tx)
  })
}
