import { createHash } from 'node:crypto'
import { and, asc, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { fen, fenToYuan } from '@/lib/shared/money/money'
import { DAY_MS, formatDateTime } from '@/lib/shared/time'
import type { Db } from '../../../db/client'
import { sandboxPayees, sandboxPayouts } from '../../../db/schema/providers'
import { randomToken } from '../../../runtime/vault'
import type { StatementLine } from '../../port'
import { type SandboxKeys, signedText } from '../../sandbox/keys'
import { nextTry, postNotice } from '../../sandbox/post-notice'
import type { PayoutRequest } from '../port'

export type BankPayout = typeof sandboxPayouts.$inferSelect
export type PayoutWay = (typeof sandboxPayees.$inferSelect)['way']
/** Different from the payment gateway's, so that notifications of one are not accepted by the other. */
export const APP_ID = 'sandbox-payout'

/** Labels on the bank's page. */
export const PAYOUT_WAYS: Readonly<Record<PayoutWay, string>> = {
  succeed: '马上到账',
  slow: '处理一分钟后到账',
  late: '马上到账，两分钟后才通知',
  fail: '打款失败',
}
export const isPayoutWay = (text: string | null): text is PayoutWay => text !== null && Object.hasOwn(PAYOUT_WAYS, text)
const SLOW_MS = 60_000
const LATE_MS = 120_000

export interface BankOptions {
  db: Db
  log: Logger
  keys: SandboxKeys
  now: () => Date
  notifyUrl: string
}

const keyOf = (account: string): string => createHash('sha256').update(account).digest('hex')

/**
 * The bank's own records and its notifications; our side never reads them, it only calls and receives notifications.
 */
export class SandboxBank {
  constructor(private readonly o: BankOptions) {}

  /** A repeated number is the same payout. */
  async pay({ payoutSn, payee, amount }: PayoutRequest): Promise<BankPayout> {
    const now = this.o.now()
    const accountKey = keyOf(payee.account)
    const [chosen] = await this.o.db.select().from(sandboxPayees).where(eq(sandboxPayees.accountKey, accountKey))
    await this.o.db
      .insert(sandboxPayouts)
      .values({
        tradeNo: `B${formatDateTime(now).replace(/\D/g, '')}${randomToken(9).replace(/[-_]/g, '0')}`,
        payoutNo: payoutSn,
        accountKey,
        tail: payee.account.slice(-4),
        amountFen: amount,
        notifyUrl: this.o.notifyUrl,
        createdAt: now,
        ...outcomeOf(chosen?.way ?? 'succeed', now),
      })
      .onConflictDoNothing()
    return (await this.byNumber(payoutSn)) as BankPayout
  }

  async byNumber(payoutNo: string): Promise<BankPayout | undefined> {
    await this.#ripen()
    return (await this.o.db.select().from(sandboxPayouts).where(eq(sandboxPayouts.payoutNo, payoutNo)))[0]
  }

  /** Sets the outcome of the next payouts to an account. */
  async choose(account: string, way: PayoutWay): Promise<void> {
    await this.o.db
      .insert(sandboxPayees)
      .values({ accountKey: keyOf(account), way })
      .onConflictDoUpdate({ target: sandboxPayees.accountKey, set: { way } })
  }

  /** The payee's bank returns a paid payout. */
  async sendBack(tradeNo: string): Promise<void> {
    await this.o.db
      .update(sandboxPayouts)
      .set({
        state: 'RETURNED',
        why: '收款银行退回',
        returnedAt: this.o.now(),
        notified: false,
        notifyTries: 0,
        notifyAt: this.o.now(),
      })
      .where(and(eq(sandboxPayouts.tradeNo, tradeNo), eq(sandboxPayouts.state, 'SUCCESS')))
  }

  /** For the bank's page, newest first. */
  async recent(limit: number): Promise<BankPayout[]> {
    await this.#ripen()
    return this.o.db.select().from(sandboxPayouts).orderBy(desc(sandboxPayouts.createdAt)).limit(limit)
  }

  /** Payouts and returns of the Beijing day that begins at `from`. */
  async statement(from: Date): Promise<StatementLine[]> {
    const to = new Date(from.getTime() + DAY_MS)
    await this.#ripen()
    const b = sandboxPayouts
    const paidAt = sql<Date>`coalesce(${b.settlesAt}, ${b.createdAt})`.mapWith(b.createdAt)
    const line = { sn: b.payoutNo, amountFen: b.amountFen }
    const paid = await this.o.db
      .select({ ...line, at: paidAt })
      .from(b)
      .where(and(inArray(b.state, ['SUCCESS', 'RETURNED']), gte(paidAt, from), lt(paidAt, to)))
    const back = await this.o.db
      .select({ ...line, at: b.returnedAt })
      .from(b)
      .where(and(gte(b.returnedAt, from), lt(b.returnedAt, to)))
    return [
      ...paid.map(({ sn, amountFen, at }) => ({ sn, amount: fen(-amountFen), at })),
      ...back.flatMap(({ sn, amountFen, at }) => (at ? [{ sn, amount: amountFen, at }] : [])),
    ]
  }

  /** Completes slow payouts that are due. */
  async #ripen(): Promise<void> {
    await this.o.db
      .update(sandboxPayouts)
      .set({ state: 'SUCCESS' })
      .where(and(eq(sandboxPayouts.state, 'WAIT'), lte(sandboxPayouts.settlesAt, this.o.now())))
  }

  /** Sends due notifications; stored in the database, so a restart resumes. Returns the number attempted. */
  async deliverNotices(limit = 20): Promise<number> {
    await this.#ripen()
    const now = this.o.now()
    const due = await this.o.db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(sandboxPayouts)
        .where(lte(sandboxPayouts.notifyAt, now))
        .orderBy(asc(sandboxPayouts.notifyAt))
        .limit(limit)
        .for('update', { skipLocked: true })
      for (const { tradeNo, notifyTries } of rows)
        await tx
          .update(sandboxPayouts)
          .set({ notifyTries: notifyTries + 1, notifyAt: nextTry(notifyTries, now) })
          .where(eq(sandboxPayouts.tradeNo, tradeNo))
      return rows
    })
    await Promise.all(due.map((payout) => this.#notify(payout)))
    return due.length
  }

  async #notify(payout: BankPayout): Promise<void> {
    const body = new URLSearchParams(this.noticeOf(payout)).toString()
    if ((await postNotice(this.o.log, payout.notifyUrl, body)) !== 'success') return
    // only if the state is still the one that was sent: it may have been returned meanwhile
    await this.o.db
      .update(sandboxPayouts)
      .set({ notified: true, notifyAt: null })
      .where(and(eq(sandboxPayouts.tradeNo, payout.tradeNo), eq(sandboxPayouts.state, payout.state)))
  }

  /** Signed parameters of a notification. */
  noticeOf({ tradeNo, payoutNo, amountFen, state, why }: BankPayout): Record<string, string> {
    const params = {
      app_id: APP_ID,
      payout_no: payoutNo,
      trade_no: tradeNo,
      payout_status: state,
      payout_amount: fenToYuan(amountFen),
      why,
      notify_time: formatDateTime(this.o.now()),
      sign_type: 'RSA2',
    }
    return { ...params, sign: this.o.keys.sign(signedText(params)) }
  }
}

function outcomeOf(way: PayoutWay, now: Date): Pick<BankPayout, 'state' | 'why' | 'settlesAt' | 'notifyAt'> {
  const later = (ms: number) => new Date(now.getTime() + ms)
  switch (way) {
    case 'succeed':
      return { state: 'SUCCESS', why: '', settlesAt: null, notifyAt: now }
    case 'late':
      return { state: 'SUCCESS', why: '', settlesAt: null, notifyAt: later(LATE_MS) }
    case 'slow':
      return { state: 'WAIT', why: '', settlesAt: later(SLOW_MS), notifyAt: later(SLOW_MS) }
    case 'fail':
      return { state: 'FAILED', why: '户名与账户不一致', settlesAt: null, notifyAt: now }
  }
}
