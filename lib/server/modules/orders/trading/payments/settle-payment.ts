import type { OrderSn } from '@/lib/shared/ids'
import { moneyText } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import type { Notice } from '../../../../providers/payment/port'
import { type Ctx, type Effects, inTx } from '../../../../runtime/context'
import { Refusal } from '../../../../runtime/refusal'
import { notifyUsers } from '../../../core/notifications/notify-users'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { acceptNotice } from '../../../money/wallet/accept-notice'
import { creditPayment } from '../../../money/wallet/credit-payment'
import { findPayment } from '../../../money/wallet/queries-payments'
import type { Payment } from '../../../money/wallet/types'
import { assignService } from '../../../people/staff/assign-service'
import type { Deal } from '../flow/mode'
import { showChange } from '../flow/notify'
import { takeStep } from '../flow/take-step'
import { lockOrder } from '../internal/find-order'
import { noteOrder } from '../internal/note-order'

/**
 * `paid`: the order was settled, also late while its goods were still free; `credited`: a recharge, or money for a
 * closed order, went to the balance; `duplicate`: settled before; `refused`: unknown number, or different amount or
 * channel.
 */
type Settlement = 'paid' | 'credited' | 'closed' | 'duplicate' | 'refused'

/**
 * Processes all incoming money from a provider, from notifications and the reconciler alike, in any order and number.
 * Notification, payment, ledger and order commit together.
 */
export async function settlePayment(ctx: Ctx, notice: Notice): Promise<Settlement> {
  const known = await findPayment(ctx.db, notice.interSn) // read without a lock: the order's lock comes before the payment's
  const rulesOf = await loadRuleBook(ctx)
  const serviceId = await assignService(ctx.db, known?.distId ?? ctx.dist.distId)
  return inTx(ctx, async (tx, effects) => {
    const at = ctx.now()
    const order = known?.purpose === 'order' ? await lockOrder(tx, known.refSn as OrderSn) : undefined
    const accepted = await acceptNotice(tx, notice, at)
    const { provider, interSn, tradeNo, kind } = notice
    const facts = { provider, interSn, tradeNo, kind, amountFen: notice.amount.toString() }
    if (accepted.state === 'refused') ctx.log.error(facts, `payment notice refused: ${accepted.why}`)
    if (accepted.state === 'duplicate' && accepted.again) {
      const { tradeNo: earlierTradeNo, userId, distId, refSn } = accepted.again
      ctx.log.error(
        { ...facts, earlierTradeNo, userId, distId, refSn },
        'payment was paid again under another trade number: compare both at the provider, and refund one if both are paid',
      )
    }
    if (accepted.state !== 'paid') return accepted.state
    const { payment } = accepted
    if (!order) {
      await creditPayment(tx, { payment, kind: 'recharge', at })
      await notifyCredited({ tx, effects, payment, at })
      return 'credited'
    }
    const input = { payment, serviceId }
    const { vault } = ctx
    return settleOrder({ tx, effects, vault, order, rules: rulesOf(order), at, actor: 'system', userId: null, input })
  })
}

interface Credited {
  tx: Tx
  effects: Effects
  payment: Payment
  at: Date
}

/** Notifies the payer, who may have closed the page that waits for the payment, on the site of the payment. */
async function notifyCredited({ tx, effects, payment, at }: Credited): Promise<void> {
  const { userId, distId, amountFen, interSn, refSn } = payment
  const money = moneyText(amountFen)
  const what = refSn
    ? { title: `${money} 已转入余额`, text: `订单 ${refSn} 到账时已结束或已付款，这笔款可以用于其他订单或提现` }
    : { title: `充值 ${money} 已到账` }
  const notice = { userId, distId, kind: 'money', key: `credited ${interSn}`, href: '/center/mywallets/list' } as const
  await notifyUsers(tx, effects, { notices: [{ ...notice, ...what }], at })
}

/**
 * Applies a payment to its order; if the step graph does not accept it any more, it is credited to the payer's balance.
 */
async function settleOrder(deal: Deal): Promise<Settlement> {
  const { tx, order, input, at } = deal
  try {
    await inSavepoint(tx, (inner) => takeStep({ ...deal, tx: inner }, 'pay'))
    return 'paid'
  } catch (error) {
    if (!(error instanceof Refusal) || !input.payment) throw error
    const explain = '款项到账时订单已结束或已付款，款项已退回买家余额'
    await noteOrder(tx, order, { action: 'latePayment', actor: 'system', explain, at })
    await creditPayment(tx, { payment: input.payment, kind: 'latePayment', at })
    await notifyCredited({ tx, effects: deal.effects, payment: input.payment, at })
    showChange(deal)
    return 'credited'
  }
}

/**
 * Rolls back a refused step. Its queued announcements are still sent: a page purged needlessly is just rendered again.
 */
const inSavepoint = <T>(tx: Tx, work: (inner: Tx) => Promise<T>): Promise<T> => tx.transaction(work)
