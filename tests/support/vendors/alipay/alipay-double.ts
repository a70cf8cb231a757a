import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AlipayTrust } from '@/lib/server/providers/alipay/keys'
import { type BillType, billFile, billOf } from './bills'
import { type Books, type Refund, Refusal, type Trade, type Transfer, type Values } from './books'
import { type Complaint, complaintCall } from './complaints'
import { answerText, type Call, okOf, type Receiver, readCall, refusalOf } from './envelope'
import { type Fault, Faults, hasEffect } from './faults'
import { createIdentity, type Identity } from './identity'
import { messageOf, type NoticeOptions, noticeOf, postNotice } from './notices'
import { cancel, closeTrade, pagePay, precreate, query, queryRefund, refund, signIn, wapPay } from './trades'
import { queryTransfer, transfer, type Ways } from './transfers'

interface DoubleOptions {
  now: () => Date
  mode?: 'key' | 'certificate'
}

const LINK_MS = 30_000
let identity: Identity | undefined

/**
 * Alipay on 127.0.0.1 by its documented gateway protocol: checks signatures, certificates and fields, keeps trades,
 * refunds, transfers and bills, and misbehaves on demand. Notices are sent only when a test sends them.
 */
export class AlipayDouble {
  readonly appId = '2021000000000001'
  readonly sellerId = '2088000000000001'
  readonly books: Books = { trades: new Map(), transfers: new Map() }
  readonly complaints = new Map<string, Complaint>()
  readonly faults = new Faults()
  /** What becomes of transfers to an account. */
  readonly ways: Ways = new Map()
  /** Methods called, with their `biz_content`, refused ones too. */
  readonly calls: { method: string; biz: string }[] = []
  /** Run before the next answer to a method, when its effect is done: a notice may be faster than the answer. */
  readonly beforeAnswer = new Map<string, () => Promise<unknown>>()
  /** Refunds that are accepted but not done. */
  refundsAreSlow = false
  /** The bill of no day is made yet. */
  hasBills = true
  #links = new Map<string, { type: BillType; day: Date; until: number }>()
  #origin = ''

  private constructor(
    readonly identity: Identity,
    readonly mode: 'key' | 'certificate',
    private readonly clock: () => Date,
    private readonly server: Server,
  ) {}

  /** Keys and certificates are made once per test process. */
  static async open({ now, mode = 'certificate' }: DoubleOptions): Promise<AlipayDouble> {
    identity ??= createIdentity()
    const server = createServer((req, res) => void double.#handle(req, res).catch(() => res.destroy()))
    const double: AlipayDouble = new AlipayDouble(identity, mode, now, server)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    double.#origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return double
  }

  close(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((done) => this.server.close(() => done()))
  }

  get gateway(): string {
    return `${this.#origin}/gateway.do`
  }

  /** What our side is given: the app's key, and how it trusts Alipay. */
  get credentials(): { appId: string; privateKey: string; trust: AlipayTrust; gateway: string } {
    const { app, alipay, appCert, alipayCert, rootPem } = this.identity
    const privateKey = app.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const alipayPublicKey = alipay.publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const certificates = { appCert: appCert.pem, alipayCert: alipayCert.pem, alipayRootCert: rootPem }
    const trust = this.mode === 'key' ? { alipayPublicKey } : certificates
    return { appId: this.appId, privateKey, trust, gateway: this.gateway }
  }

  trade(outNo: string): Trade {
    const trade = this.books.trades.get(outNo)
    if (!trade) throw new Error(`alipay knows no trade ${outNo}`)
    return trade
  }

  payout(outNo: string): Transfer {
    const found = this.books.transfers.get(outNo)
    if (!found) throw new Error(`alipay knows no transfer ${outNo}`)
    return found
  }

  /** The buyer's app scans the code. */
  scan(outNo: string): Trade {
    return signIn(this.trade(outNo))
  }

  /** The buyer pays; false if the trade is over. */
  pay(outNo: string): boolean {
    const [trade, now] = [this.scan(outNo), this.clock()]
    if (trade.status !== 'WAIT_BUYER_PAY' || trade.expiresAt <= now) return false
    trade.status = 'TRADE_SUCCESS'
    trade.paidAt = now
    return true
  }

  /** Slow refunds of a trade are done. */
  finishRefunds(outNo: string): void {
    for (const one of this.trade(outNo).refunds) one.isDone = true
  }

  /** The card's bank sends a transfer back. */
  returnTransfer(outNo: string): void {
    Object.assign(this.payout(outNo), {
      status: 'REFUND',
      errorCode: 'PAYEE_CARD_INFO_ERROR',
      returnedAt: this.clock(),
    })
  }

  /** Form text of a notice about the present state of a trade. */
  notice(outNo: string, options?: NoticeOptions): string {
    const { identity: keys, appId, sellerId } = this
    return noticeOf({ identity: keys, appId, sellerId, now: this.clock() }, this.trade(outNo), options)
  }

  refundNotice(outNo: string, refundNo: string, options?: NoticeOptions): string {
    const found = this.trade(outNo).refunds.find(({ no }) => no === refundNo)
    return this.notice(outNo, { ...options, refund: found as Refund })
  }

  /** The payer complains about a trade. */
  complain(outNo: string, changes: Partial<Complaint> = {}): Complaint {
    const id = `${this.clock().getTime()}${this.complaints.size}`
    const complaint: Complaint = {
      id,
      outNo,
      fen: this.books.trades.get(outNo)?.fen ?? 1n,
      status: 'MERCHANT_PROCESSING',
      reason: '商家不发货',
      content: '付款后一直没有发货',
      at: this.clock(),
      replies: [],
      ...changes,
    }
    this.complaints.set(id, complaint)
    return complaint
  }

  /** Form text of the message that a complaint is new or has changed. */
  complaintNotice(id: string, tamper: Readonly<Record<string, string>> = {}): string {
    return messageOf({ identity: this.identity, appId: this.appId, now: this.clock() }, id, tamper)
  }

  /** Posts a notice to the address that came with the trade. */
  send(outNo: string, body = this.notice(outNo)): Promise<string> {
    return postNotice(this.trade(outNo).notifyUrl, body)
  }

  /** Number of calls of a method. */
  count(method: string): number {
    return this.calls.filter((call) => call.method === method).length
  }

  async #handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '', this.#origin)
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part as Buffer)
    if (url.pathname.startsWith('/bill/')) return this.#sendBill(url.pathname.slice(6), res)
    const form = new URLSearchParams(Buffer.concat(parts).toString())
    const fields = { ...Object.fromEntries(url.searchParams), ...Object.fromEntries(form) }
    const { appId, mode } = this
    const receiver: Receiver = { identity: this.identity, mode, appId, now: this.clock() }
    const method = fields.method ?? ''
    this.calls.push({ method, biz: fields.biz_content ?? '' })
    const fault = this.faults.take(method)
    const values = this.#answer(fields, receiver, fault)
    await this.beforeAnswer.get(method)?.()
    this.beforeAnswer.delete(method)
    if (fault === 'silent' || fault === 'deaf') return
    if (fault === 'status502') return void res.writeHead(502).end('Bad Gateway')
    if (fault === 'notJson') return void res.end('<html>maintenance</html>')
    if (fault === 'unsignedError')
      return void res.end(JSON.stringify({ error_response: refusalOf('40002', 'isv.invalid-app-id') }))
    res.setHeader('content-type', 'text/html;charset=utf-8')
    res.end(answerText(receiver, method, values, fault))
  }

  #answer(fields: Readonly<Record<string, string>>, receiver: Receiver, fault: Fault | undefined): Values {
    try {
      const values = hasEffect(fault) ? this.#act(readCall(fields, receiver), receiver.now) : {}
      if (fault === 'busy' || fault === 'busyDone') return refusalOf('20000', 'isp.unknow-error')
      if (fault === 'systemError') return refusalOf('40004', 'ACQ.SYSTEM_ERROR')
      if (typeof fault === 'object') return refusalOf(fault.code ?? '40004', fault.subCode)
      return okOf(fault === 'otherNumber' ? { ...values, out_trade_no: 'OTHER', out_biz_no: 'OTHER' } : values)
    } catch (error) {
      if (error instanceof Refusal) return refusalOf(error.code, error.subCode)
      throw error
    }
  }

  #act({ method, biz, notifyUrl, returnUrl }: Call, now: Date): Values {
    const { books } = this
    const request = { books, now, biz }
    const complaint = complaintCall(this.complaints, { method, biz, now })
    if (complaint) return complaint
    const opening = { ...request, notifyUrl, returnUrl }
    switch (method) {
      case 'alipay.trade.precreate':
        return precreate(opening)
      case 'alipay.trade.wap.pay':
        return { page: wapPay(opening).no }
      case 'alipay.trade.page.pay':
        return { page: pagePay(opening).no }
      case 'alipay.trade.query':
        return query(request)
      case 'alipay.trade.close':
        return closeTrade(request)
      case 'alipay.trade.cancel':
        return cancel(request)
      case 'alipay.trade.refund':
        return refund(request, this.refundsAreSlow)
      case 'alipay.trade.fastpay.refund.query':
        return queryRefund(request)
      case 'alipay.fund.trans.uni.transfer':
        if (this.mode === 'key') throw new Refusal('40006', 'isv.insufficient-isv-permissions')
        return transfer(request, this.ways)
      case 'alipay.fund.trans.common.query':
        return queryTransfer(request)
      case 'alipay.data.dataservice.bill.downloadurl.query':
        return {
          bill_download_url: this.#linkOf(
            billOf(this.hasBills ? books : { trades: new Map(), transfers: new Map() }, biz),
          ),
        }
      default:
        throw new Refusal('40001', 'isv.invalid-method')
    }
  }

  #linkOf(bill: { type: BillType; day: Date }): string {
    const token = randomUUID()
    this.#links.set(token, { ...bill, until: this.clock().getTime() + LINK_MS })
    return `${this.#origin}/bill/${token}?fileType=csv.zip`
  }

  /** The link of a bill ends after 30 s. */
  #sendBill(token: string, res: ServerResponse): void {
    const link = this.#links.get(token)
    const fault = this.faults.take('file')
    if (fault === 'silent' || fault === 'deaf') return
    if (fault === 'notJson') return void res.end('link expired')
    if (!link || link.until < this.clock().getTime()) return void res.writeHead(403).end('expired')
    res.end(billFile(this.books, link.type, link.day))
  }
}
