import type { UserId } from '@/lib/shared/ids'
import { COIN_COMPLETION } from '@/lib/shared/trade/coin-terms'
import type { Tx } from '../../../../db/client'
import { loadFigures, NO_FIGURES } from '../queries-figures'
import { isTooLow } from '../rules'
import { lockMerchant } from './own-merchant'
import { suspendMerchant } from './suspend-merchant'

/** Suspends a merchant whose completion rate is too low. */
export async function judgeMerchant(tx: Tx, userId: UserId, at: Date): Promise<void> {
  await lockMerchant(tx, userId)
  const figures = (await loadFigures(tx, [userId], at)).get(userId) ?? NO_FIGURES
  if (!isTooLow(figures)) return
  const { percent, days } = COIN_COMPLETION
  await suspendMerchant(tx, { userId, reason: `近${days}天完成率低于${percent}%，系统自动暂停` })
}
