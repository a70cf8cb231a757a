import { createHash } from 'node:crypto'
import { billDay, billFile } from './bills'
import { type Books, type RefundStatus, Refusal, type Values } from './books'
import { type Complaint, complaintCall } from './complaints'
import { checkRequest, type Received, signAnswer } from './envelope'
import { type CallName, type Fault, type Faults, hasEffect } from './faults'
import { type Identity, nonceOf, type PlatformKey, sealText } from './identity'
import { APP_ID, APP_SECRET, MCH_ID } from './merchant'
import { findRefund, openRefund, refundValues } from './refunds'
import { closeTrade, type Desk, findTrade, openTrade, tradeValues } from './trades'

/** What a call does; its values are answered with status 200, none with 204. */
export type Act = () => Values | Buffer | undefined

/** The parts of the double that calls use. */
export interface Desks {
  identity: Identity
  books: Books
  faults: Faults
  calls: { name: string; body: string; keyAsked: string }[]
  beforeAnswer: Map<CallName, () => Promise<unknown>>
  late: Act[]
  openIds: ReadonlySet<string>
  codes: Map<string, string>
  complaints: Map<string, Complaint>
  links: ReadonlyMap<string, { day: Date; until: number }>
  refundsBegin: RefundStatus
  hasOldRules: boolean
  now(): Date
  /** Address of a bill's file, valid for five minutes. */
  linkOf(day: Date): string
}

interface Answer {
  status: number
  headers: Record<string, string>
  body: string | Buffer
  /** The connection ends instead, or the body never does. */
  fault?: 'cut' | 'drip'
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const REDIRECT = { status: 302, headers: { location: '/v3/certificates' }, body: '' }

/** The answer to a call; undefined: none, ever. */
export async function answerTo(double: Desks, received: Received): Promise<Answer | undefined> {
  const url = new URL(received.target, 'http://double')
  const [name, act] = route(double, received, url)
  const keyAsked = String(received.headers['wechatpay-serial'] ?? '')
  double.calls.push({ name, body: received.body, keyAsked })
  const fault = double.faults.take(name)
  if (name === 'token') return fault === 'silent' ? undefined : tokenAnswer(double, url.searchParams)
  const checked: Act = () => {
    checkRequest(double.identity, MCH_ID, received)
    return act()
  }
  if (fault === 'late') double.late.push(checked)
  const answer = carryOut(double, checked, { name, keyAsked, fault })
  await double.beforeAnswer.get(name)?.()
  double.beforeAnswer.delete(name)
  return answer
}

function carryOut(
  double: Desks,
  act: Act,
  { name, keyAsked, fault }: { name: CallName; keyAsked: string; fault: Fault | undefined },
): Answer | undefined {
  const key = keyOf(double, keyAsked)
  const signed = (status: number, body: string): Answer => ({
    status,
    headers: { ...JSON_TYPE, ...signAnswer(double.identity, key, body, fault) },
    body,
  })
  try {
    const values = hasEffect(fault) ? act() : {}
    if (fault === 'silent' || fault === 'deaf' || fault === 'late') return undefined
    if (fault === 'cut' || fault === 'drip') return { status: 200, headers: JSON_TYPE, body: '{', fault }
    if (fault === 'status502') return { status: 502, headers: {}, body: 'Bad Gateway' }
    if (fault === 'redirect') return REDIRECT
    if (fault === 'notJson') return signed(200, '<html>maintenance</html>')
    if (typeof fault === 'object') throw new Refusal(fault.status, fault.code)
    if (Buffer.isBuffer(values)) return { status: 200, headers: { 'content-type': 'text/plain' }, body: values }
    if (values === undefined) return signed(204, '')
    const facts = { ...values, ...otherFacts(fault, name) }
    return signed(200, JSON.stringify(facts))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (fault === 'silent') return undefined
    if (fault === 'cut') return { status: 200, headers: {}, body: '', fault }
    const { status, code, detail } = error
    return signed(status, JSON.stringify({ code, message: '请求失败', detail: { location: 'body', issue: detail } }))
  }
}

function otherFacts(fault: Fault | undefined, name: CallName): Values {
  if (fault === 'otherNumber') return name === 'refund' ? { out_refund_no: 'OTHER' } : { out_trade_no: 'OTHER' }
  if (fault === 'otherHash') return { hash_value: '0'.repeat(40) }
  if (fault === 'otherPlace') return { download_url: 'https://elsewhere.test/v3/billdownload/file?token=1' }
  return {}
}

/** As asked by `Wechatpay-Serial`; the certificate if nothing is asked. */
function keyOf({ identity }: Desks, asked: string): PlatformKey {
  const keys = [identity.publicKey, identity.certificate, identity.oldCertificate]
  return keys.find(({ serial }) => serial === asked) ?? identity.certificate
}

function route(double: Desks, { method, body }: Received, url: URL): [CallName, Act] {
  const { books, refundsBegin } = double
  const desk: Desk = { books, now: double.now(), appId: APP_ID, mchId: MCH_ID, openIds: double.openIds }
  const path = decodeURIComponent(url.pathname)
  const product = /^\/v3\/pay\/transactions\/(native|h5|jsapi)$/.exec(path)?.[1] as
    | 'native'
    | 'h5'
    | 'jsapi'
    | undefined
  if (method === 'POST' && product) return [product, () => openTrade(desk, product, body)]
  const [, outNo, close] = /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(path) ?? []
  if (outNo && close && method === 'POST') return ['close', () => closeTrade(desk, outNo, body, double.hasOldRules)]
  if (outNo && !close && method === 'GET') return ['query', () => query(desk, outNo, url.searchParams)]
  if (method === 'POST' && path === '/v3/refund/domestic/refunds')
    return ['refund', () => openRefund(desk, body, refundsBegin)]
  const refundNo = /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/.exec(path)?.[1]
  if (refundNo && method === 'GET')
    return [
      'refund query',
      () => {
        const { trade, refund } = findRefund(books, refundNo)
        return refundValues(trade, refund)
      },
    ]
  if (path === '/v3/bill/tradebill') return ['bill', () => bill(double, url.searchParams)]
  if (path === '/v3/billdownload/file') return ['file', () => file(double, url.searchParams.get('token') ?? '')]
  if (path === '/v3/certificates') return ['certificates', () => certificates(double)]
  const complaint = complaintCall(double.complaints, {
    method,
    path,
    params: url.searchParams,
    body,
    now: double.now(),
  })
  if (complaint) return ['complaint', complaint]
  if (path === '/sns/oauth2/access_token') return ['token', () => undefined]
  return [
    'query',
    () => {
      throw new Refusal(404, 'RESOURCE_NOT_EXISTS', path)
    },
  ]
}

function query(desk: Desk, outNo: string, params: URLSearchParams): Values {
  if (params.get('mchid') !== desk.mchId) throw new Refusal(400, 'PARAM_ERROR', 'mchid')
  return tradeValues(desk, findTrade(desk, outNo))
}

const OWNER = { appId: APP_ID, mchId: MCH_ID }

function bill(double: Desks, params: URLSearchParams): Values {
  const day = billDay(double.books, params, double.now())
  const hash = createHash('sha1')
    .update(billFile(double.books, OWNER, day))
    .digest('hex')
  return { hash_type: 'SHA1', hash_value: hash, download_url: double.linkOf(day) }
}

function file(double: Desks, token: string): Buffer {
  const link = double.links.get(token)
  if (!link || link.until < double.now().getTime()) throw new Refusal(403, 'NO_AUTH', 'token')
  return billFile(double.books, OWNER, link.day)
}

/** The certificates, each encrypted with the APIv3 key. */
function certificates({ identity }: Desks): Values {
  return {
    data: [identity.certificate, identity.oldCertificate].map(({ serial, pem }) => {
      const [nonce, data] = [nonceOf(6), 'certificate']
      const ciphertext = sealText(pem, identity.apiV3Key, { nonce, data }).toString('base64')
      const encrypt_certificate = { algorithm: 'AEAD_AES_256_GCM', nonce, associated_data: data, ciphertext }
      return { serial_no: serial, encrypt_certificate }
    }),
  }
}

/** The official account exchanges each code once. */
function tokenAnswer({ codes }: Desks, params: URLSearchParams): Answer {
  const answer = (values: Values): Answer => ({ status: 200, headers: JSON_TYPE, body: JSON.stringify(values) })
  if (params.get('appid') !== APP_ID || params.get('secret') !== APP_SECRET)
    return answer({ errcode: 40125, errmsg: 'invalid appsecret' })
  if (params.get('grant_type') !== 'authorization_code') return answer({ errcode: 40002, errmsg: 'invalid grant_type' })
  const code = params.get('code') ?? ''
  const openid = codes.get(code)
  if (openid === undefined) return answer({ errcode: 40029, errmsg: 'invalid code' })
  if (openid === '') return answer({ errcode: 40163, errmsg: 'code been used' })
  codes.set(code, '')
  return answer({ access_token: 'token', expires_in: 7200, openid, scope: 'snsapi_base' })
}
