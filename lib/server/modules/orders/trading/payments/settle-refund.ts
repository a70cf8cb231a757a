import type { OrderSn } from '@/lib/shared/ids'
import { moneyText } from '@/lib/shared/money/money'
import { orderPath } from '@/lib/shared/trade/order-path'
import type { RefundNotice } from '../../../../providers/payment/port'
import { type Ctx, inTx } from '../../../../runtime/context'
import { notifyUsers } from '../../../core/notifications/notify-users'
import type { Notice } from '../../../core/notifications/types'
import { acceptRefund } from '../../../money/wallet/accept-refund'
import { findRefund } from '../../../money/wallet/queries-refunds'
import { refundState } from '../../../money/wallet/rules'
import type { RefundRow } from '../../../money/wallet/types'
import { showChange } from '../flow/notify'
import { lockOrder } from '../internal/find-order'
import { noteOrder } from '../internal/note-order'
import type { Order } from '../types'

/** `waiting`: no result yet; `refused`: an unknown number, different data, or contradicting an earlier settlement. */
type RefundSettlement = 'settled' | 'waiting' | 'duplicate' | 'refused'

/**
 * Processes a provider's message about a refund, from notifications and the reconciler alike, in any order and number.
 * Refund, ledger and the order's timeline entry commit together.
 */
export async function settleRefund(ctx: Ctx, notice: RefundNotice): Promise<RefundSettlement> {
  const known = await findRefund(ctx.db, notice.refundSn) // read without a lock: the order's lock comes before the refund's
  return inTx(ctx, async (tx, effects) => {
    const at = ctx.now()
    const order = known && (await lockOrder(tx, known.refSn as OrderSn))
    const accepted = await acceptRefund(tx, notice, at)
    if (accepted.state === 'refused') {
      const { provider, interSn, refundSn, state } = notice
      const facts = { provider, interSn, refundSn, state, amountFen: notice.amount.toString() }
      ctx.log.error(facts, `refund notice refused: ${accepted.why}`)
    }
    if (accepted.state === 'settled' && order) {
      // both sides read it, so it contains no amount
      const explain = `退款${refundState(accepted.refund)}`
      await noteOrder(tx, order, { action: 'refunded', actor: 'system', explain, at })
      showChange({ effects, order })
      await notifyUsers(tx, effects, { notices: [noticeOf(order, accepted.refund)], at })
    }
    return accepted.state
  })
}

/** Notifies the buyer of the state of the refund. */
const noticeOf = ({ distId, sn, snapshot }: Order, refund: RefundRow): Notice => ({
  userId: refund.userId,
  distId,
  kind: 'money',
  key: `refund ${refund.sn}`,
  title: `退款 ${moneyText(refund.amountFen)} ${refundState(refund)}`,
  text: snapshot.bigTitle,
  href: orderPath(sn),
})
