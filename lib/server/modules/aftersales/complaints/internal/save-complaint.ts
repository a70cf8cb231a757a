import { and, eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { fenToYuan } from '@/lib/shared/money/money'
import { complaints } from '../../../../db/schema/aftersales/complaints'
import type { Complaint, PaymentProvider } from '../../../../providers/payment/port'
import { type Ctx, inTx } from '../../../../runtime/context'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { findPayment } from '../../../money/wallet/queries-payments'
import { CHANNEL_NAMES } from '../../../money/wallet/rules'
import { lockForComplaint } from '../../../orders/trading/mark-complained'
import { dueAtOf, nextCheckAt } from '../rules'
import type { ComplaintRow } from '../types'
import { holdOrder } from './hold-order'
import { notifyHandlers } from './notify-handlers'

/**
 * Creates or updates the row of a complaint by what the provider states. A new or reopened one holds the money of its
 * order and notifies staff; a finished one releases it. Returns the row; null: it concerns no payment of ours.
 */
export async function saveComplaint(
  ctx: Ctx,
  { name: provider }: Pick<PaymentProvider, 'name'>,
  stated: Complaint,
): Promise<ComplaintRow | null> {
  const payment = await firstPayment(ctx, provider, stated.interSns)
  if (!payment) {
    ctx.log.warn({ provider, complaintSn: stated.complaintSn }, 'a complaint names no payment of ours')
    return null
  }
  const rulesOf = await loadRuleBook(ctx)
  const { complaintHours } = rulesOf()
  const at = ctx.now()
  return inTx(ctx, async (tx, effects) => {
    const { complaintSn, detail, filedAt } = stated
    const orderSn = (payment.purpose === 'order' ? payment.refSn : '') as OrderSn | ''
    if (orderSn) await lockForComplaint(tx, orderSn)
    const facts = { detail, wantedFen: stated.wanted, times: stated.times }
    const [created] = await tx
      .insert(complaints)
      .values({
        provider,
        complaintSn,
        interSn: payment.interSn,
        orderSn,
        distId: payment.distId,
        userId: payment.userId,
        paidFen: payment.amountFen,
        detail,
        wantedFen: stated.wanted,
        times: stated.times,
        stage: stated.state,
        filedAt,
        dueAt: dueAtOf(filedAt, complaintHours),
        doneAt: stated.state === 'done' ? at : null,
        checkAt: stated.state === 'done' ? null : at,
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning()
    if (created) {
      if (created.stage === 'done') return created
      await holdOrder(tx, created, at)
      const text = `${CHANNEL_NAMES[payment.channel]}付款 ¥${fenToYuan(payment.amountFen)}：${detail}`
      await notifyHandlers({ tx, effects, at }, created, { title: '有新的支付投诉', text })
      return created
    }
    const [row] = await tx
      .select()
      .from(complaints)
      .where(and(eq(complaints.provider, provider), eq(complaints.complaintSn, complaintSn)))
      .for('update')
    if (!row) throw new Error(`complaint ${complaintSn} vanished`)
    // the answer to a query that began before the payer complained again
    if (stated.times < row.times) return row
    const change = changeOf(row, stated, at, complaintHours)
    const [saved] = await tx
      .update(complaints)
      .set(Object.assign({}, facts, change))
      .where(eq(complaints.id, row.id))
      .returning()
    const next = saved as ComplaintRow
    await holdOrder(tx, next, at)
    if (next.stage !== 'done' && row.stage === 'done') {
      await notifyHandlers({ tx, effects, at }, next, { title: `支付投诉第 ${stated.times} 次发起`, text: detail })
    }
    return next
  })
}

/** What a state of the provider changes; staff's own decision stays until it has been sent. */
function changeOf(row: ComplaintRow, { state, filedAt }: Complaint, at: Date, hours: number): Partial<ComplaintRow> {
  if (state === 'done') return row.stage === 'done' ? {} : { stage: 'done', doneAt: at, checkAt: null, tries: 0 }
  if (row.stage === 'closing' || row.stage === state) return {}
  const isReopened = row.stage === 'done'
  if (!isReopened) return { stage: state }
  const since = filedAt > (row.doneAt ?? filedAt) ? filedAt : at
  const clock = { dueAt: dueAtOf(since, hours), alarmedAt: null, doneAt: null, checkAt: nextCheckAt(at), tries: 0 }
  return Object.assign({ stage: 'open' as const, outcome: null, closingText: '' }, clock)
}

async function firstPayment({ db }: Ctx, provider: string, interSns: readonly string[]) {
  for (const interSn of interSns) {
    const payment = await findPayment(db, interSn)
    if (payment?.provider === provider) return payment
  }
  return undefined
}
