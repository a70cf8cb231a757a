import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { CoinShop } from '@/lib/contract/entities/quick-coin'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { coinMerchants } from '../../../db/schema/market/coin'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { payDeposit } from '../../money/deposits/pay-deposit'
import { markAsMerchant } from '../../people/identity/mark-as-merchant'
import { accountsOfPerson, holdPerson, personKey } from '../../people/identity/queries-person'
import { verifyPayPassword } from '../../people/identity/security/verify-pay-password'
import { isMerchantElsewhere } from './internal/merchant-elsewhere'
import { loadShop } from './queries-shop'

export interface ShopForm {
  gameAccounts: string
  contact: string
}

/**
 * Applies to become a coin merchant. Approval is automatic: the API requires a verified adult, and none of the given
 * data may be subject to a ruling (`isRuled`); a suspension of any account of the person outlives its deposit, and
 * a person is a merchant with one account. Refuses COIN_SHOP_REFUSED, ORDER_STATE for a second application,
 * BALANCE_SHORT and those of the pay password.
 */
export async function createMerchant(
  ctx: UserCtx,
  { payPassword, isRuled, gameAccounts, contact }: ShopForm & { payPassword: string; isRuled: boolean },
): Promise<CoinShop> {
  if (isRuled)
    throw refuse('COIN_SHOP_REFUSED', '你的账号或所填资料有未撤销的不良记录，不能入驻；对处理结果有异议可以申诉')
  await verifyPayPassword(ctx, payPassword)
  return inTxOnce(ctx, async (tx) => {
    const { userId } = ctx.user
    const at = ctx.now()
    await holdPerson(tx, userId)
    if (await wasSuspended(tx, userId))
      throw refuse('COIN_SHOP_REFUSED', '你的币商资格已被暂停，不能重新入驻；有异议请联系客服')
    if (await isMerchantElsewhere(tx, userId))
      throw refuse('COIN_SHOP_REFUSED', '你的另一个账号已是币商，同一实名只能入驻一个账号')
    const row = { gameAccounts, contact, countedFrom: at, appliedAt: at }
    const added = await tx
      .insert(coinMerchants)
      .values({ userId, ...row })
      .onConflictDoUpdate({
        target: coinMerchants.userId,
        set: { ...row, state: 'active', suspendReason: '', isPaused: false, isShort: false },
        setWhere: eq(coinMerchants.state, 'closed'),
      })
      .returning({ userId: coinMerchants.userId })
    if (added.length === 0) throw refuse('ORDER_STATE', '你已经是币商，无需重复申请')
    await markAsMerchant(tx, { userId, isQuickShop: true })
    await payDeposit(tx, { userId, kind: 'coin', at })
    return loadShop(ctx, tx)
  })
}

const wasSuspended = async (tx: Tx, userId: UserId): Promise<boolean> =>
  (await tx.$count(
    coinMerchants,
    and(
      or(inArray(coinMerchants.userId, accountsOfPerson(userId)), eq(coinMerchants.erasedPerson, personKey(userId))),
      ne(coinMerchants.suspendReason, ''),
    ),
  )) > 0
