import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { type Fen, fenToYuan } from '@/lib/shared/money'
import { formatDateTime } from '@/lib/shared/time'
import type { Db } from '../../../db/client'
import { sandboxRefunds, sandboxTrades } from '../../../db/schema/providers'
import { randomToken } from '../../../runtime/vault'
import type { ChargeRequest } from '../port'
import { type SandboxKeys, signedText } from './keys'

export type Trade = typeof sandboxTrades.$inferSelect
export const APP_ID = 'sandbox-app'
export const SELLER_ID = 'sandbox-seller'

/** How the gateway behaves badly, for tests. */
export interface Misbehaviour {
  /** Sends of one notification; 0 drops it. */
  times?: number
  /** Changes the parameters after signing. */
  tamper?: (params: Record<string, string>) => Record<string, string>
}

interface GatewayOptions {
  db: Db
  log: Logger
  keys: SandboxKeys
  now: () => Date
  notifyUrl: string
  misbehave?: () => Misbehaviour
}

/** Seconds between tries, as real gateways widen them. */
const RETRIES = [1, 5, 15, 60, 300, 900, 3600]
const ANSWER_MS = 5000

/** The gateway's own book and its notifications; our side never looks inside, it only calls and listens. */
export class SandboxGateway {
  constructor(private readonly o: GatewayOptions) {}

  async open(request: ChargeRequest): Promise<Trade> {
    const values = {
      tradeNo: `S${formatDateTime(this.o.now()).replace(/\D/g, '')}${randomToken(9).replace(/[-_]/g, '0')}`,
      outTradeNo: request.interSn,
      channel: request.channel,
      subject: request.subject,
      amountFen: request.amount,
      notifyUrl: this.o.notifyUrl,
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

  /** A person pays on the page; false when the trade is over. */
  async pay(tradeNo: string): Promise<boolean> {
    const now = this.o.now()
    const paid = await this.o.db
      .update(sandboxTrades)
      .set({ state: 'SUCCESS', paidAt: now, notifyAt: now })
      .where(and(eq(sandboxTrades.tradeNo, tradeNo), eq(sandboxTrades.state, 'WAIT'), gt(sandboxTrades.expiresAt, now)))
      .returning({ tradeNo: sandboxTrades.tradeNo })
    return paid.length === 1
  }

  /** False when it was paid before. */
  async close(outTradeNo: string): Promise<boolean> {
    await this.o.db
      .update(sandboxTrades)
      .set({ state: 'CLOSED' })
      .where(and(eq(sandboxTrades.outTradeNo, outTradeNo), eq(sandboxTrades.state, 'WAIT')))
    return (await this.byNumber(outTradeNo))?.state !== 'SUCCESS'
  }

  /** The same refund number again changes nothing; more than was paid is refused. */
  async refund(outTradeNo: string, refundNo: string, amountFen: Fen): Promise<void> {
    await this.o.db.transaction(async (tx) => {
      const [trade] = await tx
        .select()
        .from(sandboxTrades)
        .where(eq(sandboxTrades.outTradeNo, outTradeNo))
        .for('update')
      if (trade?.state !== 'SUCCESS') throw new Error(`charge ${outTradeNo} was not paid`)
      const before = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.outTradeNo, outTradeNo))
      if (before.some((refund) => refund.refundNo === refundNo)) return
      if (before.reduce((sum, refund) => sum + refund.amountFen, amountFen as bigint) > trade.amountFen)
        throw new Error(`charge ${outTradeNo} has less left than ${amountFen}`)
      await tx.insert(sandboxRefunds).values({ refundNo, outTradeNo, amountFen, createdAt: this.o.now() })
    })
  }

  /** Notifies what is due; kept in the book, so a restart resumes. Returns how many were tried. */
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
        const wait = RETRIES[row.notifyTries]
        const notifyAt = wait === undefined ? null : new Date(now.getTime() + wait * 1000)
        await tx
          .update(sandboxTrades)
          .set({ notifyTries: sql`${sandboxTrades.notifyTries} + 1`, notifyAt })
          .where(eq(sandboxTrades.tradeNo, row.tradeNo))
      }
      return rows
    })
    await Promise.all(due.map((trade) => this.#notify(trade)))
    return due.length
  }

  async #notify(trade: Trade): Promise<void> {
    const { times = 1, tamper } = this.o.misbehave?.() ?? {}
    const params = this.noticeOf(trade)
    const body = new URLSearchParams(tamper ? tamper(params) : params).toString()
    const answers = await Promise.all(Array.from({ length: times }, () => this.#post(trade.notifyUrl, body)))
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

  async #post(url: string, body: string): Promise<string> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      return await response.text()
    } catch (err) {
      this.o.log.debug({ err }, 'sandbox notification not delivered')
      return ''
    }
  }
}
