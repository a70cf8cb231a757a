import { and, asc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import { fen, fenToYuan } from '@/lib/shared/money/money'
import { DAY_MS, formatDateTime } from '@/lib/shared/time'
import { sandboxRefunds, sandboxTrades } from '../../../db/schema/providers'
import type { StatementLine } from '../../port'
import { signedText } from '../../sandbox/keys'
import { nextTry, postNotice } from '../../sandbox/post-notice'
import type { RefundRequest } from '../port'
import { APP_ID, type GatewayOptions, SELLER_ID, type Trade } from './merchant'

export type Refund = typeof sandboxRefunds.$inferSelect
export type RefundWay = Trade['refundWay']

/** Labels on the checkout page. */
export const WAYS: Readonly<Record<RefundWay, string>> = {
  succeed: '马上到账',
  slow: '处理一分钟后到账',
  late: '马上到账，两分钟后才通知',
  fail: '退款失败',
}
const SLOW_MS = 60_000
const LATE_MS = 120_000

/**
 * The gateway's records of refunds. Their outcome is chosen on the trade: immediate; refused; slow, done after a
 * minute; late, done immediately and notified after two.
 */
export class SandboxRefunds {
  constructor(private readonly o: GatewayOptions) {}

  /**
   * A repeated number is the same refund. A refund above the remaining amount returns a failure, and creates no row.
   */
  async ask({
    interSn: outTradeNo,
    refundSn: refundNo,
    amount: amountFen,
  }: Omit<RefundRequest, 'total'>): Promise<Refund> {
    const now = this.o.now()
    return this.o.db.transaction(async (tx) => {
      const [trade] = await tx
        .select()
        .from(sandboxTrades)
        .where(eq(sandboxTrades.outTradeNo, outTradeNo))
        .for('update')
      const known = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.outTradeNo, outTradeNo))
      const again = known.find((refund) => refund.refundNo === refundNo)
      if (again) return again
      const refunded = known.reduce((sum, one) => (one.state === 'FAILED' ? sum : sum + one.amountFen), 0n)
      const row = { refundNo, outTradeNo, amountFen, createdAt: now, ...outcomeOf(trade?.refundWay ?? 'fail', now) }
      const values = { ...row, notified: false, notifyTries: 0 }
      if (trade?.state !== 'SUCCESS' || refunded + amountFen > trade.amountFen)
        return { ...values, state: 'FAILED', settlesAt: null, notifyAt: null }
      await tx.insert(sandboxRefunds).values(values)
      return values
    })
  }

  async byNumber(refundNo: string): Promise<Refund | undefined> {
    await this.#ripen()
    return (await this.o.db.select().from(sandboxRefunds).where(eq(sandboxRefunds.refundNo, refundNo)))[0]
  }

  async choose(tradeNo: string, refundWay: RefundWay): Promise<void> {
    await this.o.db.update(sandboxTrades).set({ refundWay }).where(eq(sandboxTrades.tradeNo, tradeNo))
  }

  /** Refunds of the Beijing day that begins at `from`. */
  async statement(from: Date): Promise<StatementLine[]> {
    const to = new Date(from.getTime() + DAY_MS)
    await this.#ripen()
    const r = sandboxRefunds
    const at = sql<Date>`coalesce(${r.settlesAt}, ${r.createdAt})`.mapWith(r.createdAt)
    const rows = await this.o.db
      .select({ sn: r.refundNo, amountFen: r.amountFen, at })
      .from(r)
      .where(and(eq(r.state, 'SUCCESS'), gte(at, from), lt(at, to)))
    return rows.map(({ amountFen, ...row }) => ({ ...row, amount: fen(-amountFen) }))
  }

  /** Completes slow refunds that are due. */
  async #ripen(): Promise<void> {
    await this.o.db
      .update(sandboxRefunds)
      .set({ state: 'SUCCESS' })
      .where(and(eq(sandboxRefunds.state, 'WAIT'), lte(sandboxRefunds.settlesAt, this.o.now())))
  }

  /** Sends due notifications. Returns the number attempted. */
  async deliverNotices(limit: number): Promise<number> {
    await this.#ripen()
    const now = this.o.now()
    const due = await this.o.db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(sandboxRefunds)
        .where(lte(sandboxRefunds.notifyAt, now))
        .orderBy(asc(sandboxRefunds.notifyAt))
        .limit(limit)
        .for('update', { skipLocked: true })
      for (const { refundNo, notifyTries } of rows)
        await tx
          .update(sandboxRefunds)
          .set({ notifyTries: notifyTries + 1, notifyAt: nextTry(notifyTries, now) })
          .where(eq(sandboxRefunds.refundNo, refundNo))
      return rows
    })
    if (due.length === 0) return 0
    const trades = await this.o.db
      .select()
      .from(sandboxTrades)
      .where(
        inArray(
          sandboxTrades.outTradeNo,
          due.map(({ outTradeNo }) => outTradeNo),
        ),
      )
    await Promise.all(
      due.map(async (refund) => {
        const trade = trades.find(({ outTradeNo }) => outTradeNo === refund.outTradeNo)
        if (trade) await this.#notify(trade, refund)
      }),
    )
    return due.length
  }

  async #notify(trade: Trade, refund: Refund): Promise<void> {
    const body = new URLSearchParams(this.noticeOf(trade, refund)).toString()
    if ((await postNotice(this.o.log, trade.notifyUrl, body)) !== 'success') return
    await this.o.db
      .update(sandboxRefunds)
      .set({ notified: true, notifyAt: null })
      .where(eq(sandboxRefunds.refundNo, refund.refundNo))
  }

  /** Signed parameters of a notification. */
  noticeOf(trade: Trade, { refundNo, amountFen, state }: Refund): Record<string, string> {
    const params = {
      app_id: APP_ID,
      seller_id: SELLER_ID,
      out_trade_no: trade.outTradeNo,
      trade_no: trade.tradeNo,
      channel: String(trade.channel),
      attach: trade.attach,
      refund_no: refundNo,
      refund_status: state === 'WAIT' ? 'REFUND_PROCESSING' : `REFUND_${state}`,
      refund_amount: fenToYuan(amountFen),
      notify_time: formatDateTime(this.o.now()),
      sign_type: 'RSA2',
    }
    return { ...params, sign: this.o.keys.sign(signedText(params)) }
  }
}

function outcomeOf(way: RefundWay, now: Date): Pick<Refund, 'state' | 'settlesAt' | 'notifyAt'> {
  const later = (ms: number) => new Date(now.getTime() + ms)
  switch (way) {
    case 'succeed':
      return { state: 'SUCCESS', settlesAt: null, notifyAt: now }
    case 'late':
      return { state: 'SUCCESS', settlesAt: null, notifyAt: later(LATE_MS) }
    case 'slow':
      return { state: 'WAIT', settlesAt: later(SLOW_MS), notifyAt: later(SLOW_MS) }
    case 'fail':
      return { state: 'FAILED', settlesAt: null, notifyAt: now }
  }
}
