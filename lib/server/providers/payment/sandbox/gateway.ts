import { and, asc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm'
import { fenToYuan } from '@/lib/shared/money/money'
import { DAY_MS, formatDateTime } from '@/lib/shared/time'
import { sandboxTrades } from '../../../db/schema/providers'
import { randomToken } from '../../../runtime/vault'
import type { StatementLine } from '../../port'
import { signedText } from '../../sandbox/keys'
import { nextTry, postNotice } from '../../sandbox/post-notice'
import type { ChargeRequest } from '../port'
import { APP_ID, type GatewayOptions, SELLER_ID, type Trade } from './merchant'
import { SandboxRefunds } from './refunds'

/**
 * The gateway's own records and its notifications; our side never reads them, it only calls and receives notifications.
 */
export class SandboxGateway {
  readonly refunds: SandboxRefunds
  constructor(private readonly o: GatewayOptions) {
    this.refunds = new SandboxRefunds(o)
  }

  async open(request: ChargeRequest): Promise<Trade> {
    const values = {
      tradeNo: `S${formatDateTime(this.o.now()).replace(/\D/g, '')}${randomToken(9).replace(/[-_]/g, '0')}`,
      outTradeNo: request.interSn,
      channel: request.channel,
      subject: request.subject,
      amountFen: request.amount,
      notifyUrl: this.o.notifyUrl,
      returnUrl: request.payer.method === 'page' ? request.payer.returnUrl : '',
      attach: String(request.distId),
      createdAt: this.o.now(),
      expiresAt: request.expiresAt,
    }
    await this.o.db.insert(sandboxTrades).values(values).onConflictDoNothing()
    return (await this.byNumber(request.interSn)) as Trade
  }

  async byNumber(outTradeNo: string): Promise<Trade | undefined> {
    return (await this.o.db.select().from(sandboxTrades).where(eq(sandboxTrades.outTradeNo, outTradeNo)))[0]
  }

  async byTrade(tradeNo: string): Promise<Trade | undefined> {
    return (await this.o.db.select().from(sandboxTrades).where(eq(sandboxTrades.tradeNo, tradeNo)))[0]
  }

  /** Pays as a person on the page; false if the trade is closed. */
  async pay(tradeNo: string): Promise<boolean> {
    const now = this.o.now()
    const paid = await this.o.db
      .update(sandboxTrades)
      .set({ state: 'SUCCESS', paidAt: now, notifyAt: now })
      .where(and(eq(sandboxTrades.tradeNo, tradeNo), eq(sandboxTrades.state, 'WAIT'), gt(sandboxTrades.expiresAt, now)))
      .returning({ tradeNo: sandboxTrades.tradeNo })
    return paid.length === 1
  }

  /** False if it was already paid. */
  async close(outTradeNo: string): Promise<boolean> {
    await this.o.db
      .update(sandboxTrades)
      .set({ state: 'CLOSED' })
      .where(and(eq(sandboxTrades.outTradeNo, outTradeNo), eq(sandboxTrades.state, 'WAIT')))
    return (await this.byNumber(outTradeNo))?.state !== 'SUCCESS'
  }

  /** Payments of the Beijing day that begins at `from`. */
  async statement(from: Date): Promise<StatementLine[]> {
    const to = new Date(from.getTime() + DAY_MS)
    const t = sandboxTrades
    const rows = await this.o.db
      .select({ sn: t.outTradeNo, amount: t.amountFen, at: t.paidAt })
      .from(t)
      .where(and(eq(t.state, 'SUCCESS'), gte(t.paidAt, from), lt(t.paidAt, to)))
    return rows.flatMap(({ at, ...row }) => (at ? [{ ...row, at }] : []))
  }

  /** Sends due notifications; stored in the database, so a restart resumes. Returns the number attempted. */
  async deliverNotices(limit = 20): Promise<number> {
    const now = this.o.now()
    const due = await this.o.db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(sandboxTrades)
        .where(lte(sandboxTrades.notifyAt, now))
        .orderBy(asc(sandboxTrades.notifyAt))
        .limit(limit)
        .for('update', { skipLocked: true })
      for (const row of rows) {
        const notifyAt = nextTry(row.notifyTries, now)
        await tx
          .update(sandboxTrades)
          .set({ notifyTries: sql`${sandboxTrades.notifyTries} + 1`, notifyAt })
          .where(eq(sandboxTrades.tradeNo, row.tradeNo))
      }
      return rows
    })
    await Promise.all(due.map((trade) => this.#notify(trade)))
    return due.length + (await this.refunds.deliverNotices(limit))
  }

  async #notify(trade: Trade): Promise<void> {
    const { times = 1, tamper } = this.o.misbehave?.() ?? {}
    const params = this.noticeOf(trade)
    const body = new URLSearchParams(tamper ? tamper(params) : params).toString()
    const answers = await Promise.all(
      Array.from({ length: times }, () => postNotice(this.o.log, trade.notifyUrl, body)),
    )
    if (answers.some((text) => text === 'success')) {
      await this.o.db
        .update(sandboxTrades)
        .set({ notified: true, notifyAt: null })
        .where(eq(sandboxTrades.tradeNo, trade.tradeNo))
    }
  }

  /** Signed parameters of a notification. */
  noticeOf(trade: Trade): Record<string, string> {
    const params = {
      app_id: APP_ID,
      seller_id: SELLER_ID,
      out_trade_no: trade.outTradeNo,
      trade_no: trade.tradeNo,
      channel: String(trade.channel),
      attach: trade.attach,
      trade_status: trade.state === 'SUCCESS' ? 'TRADE_SUCCESS' : 'TRADE_CLOSED',
      total_amount: fenToYuan(trade.amountFen),
      notify_time: formatDateTime(this.o.now()),
      sign_type: 'RSA2',
    }
    return { ...params, sign: this.o.keys.sign(signedText(params)) }
  }
}
