import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WechatPaySettings } from '@/lib/server/providers/wechat-pay/keys'
import type { JsapiParams } from '@/lib/shared/money/pay-modes'
import { type Books, numberOf, type RefundStatus, type Trade } from './books'
import { type Act, answerTo, type Desks } from './calls'
import type { Complaint } from './complaints'
import { type CallName, Faults } from './faults'
import { createIdentity, type Identity, isSignedBy, type PlatformKey } from './identity'
import { APP_ID, MCH_ID, OPEN_ID } from './merchant'
import { type Notice, type NoticeOptions, noticeOf, postNotice, sealedNotice } from './notices'
import { findRefund } from './refunds'

interface DoubleOptions {
  now: () => Date
  /** Where notices are really sent; the address that came with a trade must be https. */
  noticeOrigin?: () => string
}

/** Pause between the bytes of an answer that never ends. */
const DRIP_MS = 100
let identity: Identity | undefined

/**
 * WeChat Pay on 127.0.0.1 by its documented API v3: checks signatures and fields, keeps trades, refunds and bills, signs
 * its answers, and misbehaves on demand. Notices are sent only when a test sends them.
 */
export class WechatDouble implements Desks {
  readonly books: Books = { trades: new Map(), tickets: new Map() }
  readonly faults = new Faults()
  /** Calls made, with their bodies, refused ones too. */
  readonly calls: { name: string; body: string; keyAsked: string }[] = []
  /** Run before the next answer to a call, when its effect is done: a notice may be faster than the answer. */
  readonly beforeAnswer = new Map<CallName, () => Promise<unknown>>()
  /** Effects of calls that were never answered, for `settleLate`. */
  readonly late: Act[] = []
  readonly openIds = new Set([OPEN_ID])
  /** Codes of the official account, each good for one exchange. */
  readonly codes = new Map<string, string>()
  readonly links = new Map<string, { day: Date; until: number }>()
  readonly complaints = new Map<string, Complaint>()
  /** State of a refund when it is accepted. */
  refundsBegin: RefundStatus = 'PROCESSING'
  /** A trade cannot be closed in its first five minutes. */
  hasOldRules = false
  /** Percentage of the notices signed by the public key; the others come under the certificate. */
  publicKeyShare = 100
  #notices = 0
  origin = ''

  private constructor(
    readonly identity: Identity,
    private readonly options: DoubleOptions,
    private readonly server: Server,
  ) {}

  /** Keys and certificates are made once per test process. */
  static async open(options: DoubleOptions): Promise<WechatDouble> {
    identity ??= createIdentity()
    const server = createServer((req, res) => void double.#handle(req, res).catch(() => res.destroy()))
    const double: WechatDouble = new WechatDouble(identity, options, server)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    double.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return double
  }

  close(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((done) => this.server.close(() => done()))
  }

  now(): Date {
    return this.options.now()
  }

  /** What our side is given; both kinds of platform key. */
  get credentials(): Required<WechatPaySettings> & { appId: string; mchId: string; gateway: string } {
    const { merchant, serial, apiV3Key, publicKey, certificate, oldCertificate } = this.identity
    return {
      appId: APP_ID,
      mchId: MCH_ID,
      serial,
      privateKey: merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      apiV3Key,
      publicKeyId: publicKey.serial,
      publicKey: publicKey.pem,
      platformCertificates: [certificate.pem, oldCertificate.pem],
      gateway: this.origin,
    }
  }

  trade(outNo: string): Trade {
    const trade = this.books.trades.get(outNo)
    if (!trade) throw new Error(`wechat pay knows no trade ${outNo}`)
    return trade
  }

  /** The payer pays; false if the trade is over. */
  pay(outNo: string): boolean {
    const [trade, now] = [this.trade(outNo), this.now()]
    if (trade.state !== 'NOTPAY' || trade.expiresAt <= now) return false
    Object.assign(trade, { state: 'SUCCESS', paidAt: now })
    return true
  }

  /** The number that a code, page or prepay id pays; '' if it is not valid any more. */
  ticket(name: string): string {
    const found = this.books.tickets.get(name)
    return found && found.until > this.now() ? found.outNo : ''
  }

  /** The phone's browser opens the page from a page of a host; '' unless that is registered. Returns where it leads back. */
  openPage(url: string, referer: string): { outNo: string; returnUrl: string } {
    const [page = '', returnUrl = ''] = url.split('&redirect_url=')
    const outNo = referer.startsWith('https://') ? this.ticket(page) : ''
    return { outNo, returnUrl: decodeURIComponent(returnUrl) }
  }

  /** WeChat's browser is called; the number it pays, '' if the parameters are not signed by the merchant. */
  callBrowser({ appId, timeStamp, nonceStr, package: prepay, signType, paySign }: JsapiParams): string {
    const text = `${appId}\n${timeStamp}\n${nonceStr}\n${prepay}\n`
    const isSigned = signType === 'RSA' && isSignedBy(this.identity.merchant.publicKey, text, paySign)
    return isSigned && appId === APP_ID ? this.ticket(prepay.replace('prepay_id=', '')) : ''
  }

  /** A refund reaches another state. */
  refundGoes(no: string, status: RefundStatus): void {
    const doneAt = status === 'SUCCESS' ? this.now() : undefined
    Object.assign(findRefund(this.books, no).refund, { status, doneAt })
  }

  /** The effect of a call that was never answered happens now. */
  settleLate(): void {
    for (const act of this.late.splice(0)) act()
  }

  /** A notice about the present state of a trade. */
  notice(outNo: string, options?: NoticeOptions): Notice {
    const key = this.#noticeKey()
    const sender = { identity: this.identity, appId: APP_ID, mchId: MCH_ID, now: this.now(), key }
    return noticeOf(sender, this.trade(outNo), options)
  }

  /** The payer complains about a trade. */
  complain(outNo: string, changes: Partial<Complaint> = {}): Complaint {
    const at = this.now()
    const id = numberOf('2002', at)
    const detail = changes.detail ?? '付款后卖家一直不发货'
    const complaint: Complaint = {
      id,
      outNo,
      fen: this.books.trades.get(outNo)?.fen ?? 1,
      state: 'PENDING',
      type: 'OTHERS',
      detail,
      wanted: undefined,
      times: 1,
      at,
      history: [{ id: `${id}0`, type: 'USER_CREATE_COMPLAINT', text: detail, at }],
      mchId: MCH_ID,
      ...changes,
    }
    this.complaints.set(id, complaint)
    return complaint
  }

  /** A notice that a complaint is new or has changed. */
  complaintNotice(id: string, options?: NoticeOptions): Notice {
    const content = { complaint_id: id, action_type: 'CREATE_COMPLAINT' }
    const sender = { identity: this.identity, appId: APP_ID, mchId: MCH_ID, now: this.now(), key: this.#noticeKey() }
    return sealedNotice(
      sender,
      { kind: 'complaint', event: 'COMPLAINT.CREATE', summary: '产生新投诉', content },
      options,
    )
  }

  refundNotice(refundNo: string, options?: NoticeOptions): Notice {
    const { trade, refund } = findRefund(this.books, refundNo)
    return this.notice(trade.outNo, { ...options, refund: { ...refund } })
  }

  /** Posts a notice to the address that came with the trade. */
  async send(outNo: string, notice = this.notice(outNo)): Promise<number> {
    return (await this.post(this.trade(outNo).notifyUrl, notice)).status
  }

  post(notifyUrl: string, notice: Notice): Promise<{ status: number; body: string }> {
    const { origin, pathname } = new URL(notifyUrl)
    return postNotice(`${this.options.noticeOrigin?.() ?? origin}${pathname}`, notice)
  }

  /** Number of calls of a kind. */
  count(name: CallName): number {
    return this.calls.filter((call) => call.name === name).length
  }

  #noticeKey(): PlatformKey {
    const { publicKeyShare: share, identity: keys } = this
    const n = this.#notices++
    const isPublic = Math.floor(((n + 1) * share) / 100) > Math.floor((n * share) / 100)
    return isPublic ? keys.publicKey : keys.certificate
  }

  async #handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part as Buffer)
    const { method = '', url: target = '/', headers } = req
    const body = Buffer.concat(parts).toString()
    const answer = await answerTo(this, { method, target, headers, body })
    if (!answer) return
    if (answer.fault === 'cut') return void res.destroy()
    res.writeHead(answer.status, answer.headers)
    if (answer.fault !== 'drip') return void res.end(answer.body)
    const timer = setInterval(() => res.write(answer.body), DRIP_MS)
    res.on('close', () => clearInterval(timer))
  }

  /** Address of a bill's file, valid for five minutes. Its token needs escaping. */
  linkOf(day: Date): string {
    const token = `${randomUUID()}+/=`
    this.links.set(token, { day, until: this.now().getTime() + 5 * 60_000 })
    return `${this.origin}/v3/billdownload/file?token=${encodeURIComponent(token)}`
  }
}
