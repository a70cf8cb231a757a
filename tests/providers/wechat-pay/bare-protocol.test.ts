import { createDecipheriv, createHash, createSign, createVerify, type KeyObject, X509Certificate } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { APP_ID, MCH_ID, OPEN_ID } from '../../support/vendors/wechat-pay/merchant'
import { openDouble } from '../../support/vendors/wechat-pay/open-double'
import type { WechatDouble } from '../../support/vendors/wechat-pay/wechat-double'

/** A second client, by the documents alone: it shares no code with the adapter or the double. */
class BareClient {
  constructor(
    private readonly wechat: WechatDouble,
    private readonly privateKey: KeyObject,
    private readonly platform: Map<string, KeyObject>,
  ) {}

  async ask(method: 'GET' | 'POST', target: string, body?: object | string, change: Change = {}) {
    const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
    const { serial } = this.wechat.credentials
    const at = String(Math.floor(Date.now() / 1000) - (change.age ?? 0))
    const nonce = '593BEC0C930BF1AFEB40B4A08C8FB242'
    const signed = `${method}\n${change.signedTarget ?? target}\n${at}\n${nonce}\n${text}\n`
    const signature = createSign('RSA-SHA256').update(signed).sign(this.privateKey, 'base64')
    const credential = {
      mchid: MCH_ID,
      serial_no: serial,
      nonce_str: nonce,
      timestamp: at,
      signature,
      ...change.fields,
    }
    const fields = Object.entries(credential).map(([name, value]) => `${name}="${value}"`)
    const headers = {
      authorization: `WECHATPAY2-SHA256-RSA2048 ${fields.join()}`,
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'bare/1.0',
      ...change.headers,
    }
    const answer = await fetch(this.wechat.origin + target, { method, headers, body: text || undefined })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const raw = bytes.toString()
    return { status: answer.status, raw, bytes, key: this.keyOf(answer.headers, raw), values: raw ? readJson(raw) : {} }
  }

  /** Name of the key that signed; '' if nothing did. */
  private keyOf(headers: Headers, raw: string): string {
    const of = (name: string) => headers.get(`wechatpay-${name}`) ?? ''
    const key = this.platform.get(of('serial'))
    const verifier = createVerify('sha256WithRSAEncryption').update(`${of('timestamp')}\n${of('nonce')}\n${raw}\n`)
    return key && verifier.verify(key, of('signature'), 'base64') ? of('serial') : ''
  }
}

interface Change {
  age?: number
  signedTarget?: string
  fields?: Record<string, string>
  headers?: Record<string, string>
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** AEAD_AES_256_GCM; throws if the tag is wrong. */
function unseal(key: string, { ciphertext, nonce, associated_data }: Record<string, string>): string {
  const bytes = Buffer.from(ciphertext ?? '', 'base64')
  const cipher = createDecipheriv('aes-256-gcm', Buffer.from(key), Buffer.from(nonce ?? ''))
  cipher.setAuthTag(bytes.subarray(bytes.length - 16))
  cipher.setAAD(Buffer.from(associated_data ?? ''))
  return cipher.update(bytes.subarray(0, bytes.length - 16), undefined, 'utf8') + cipher.final('utf8')
}

const NATIVE = '/v3/pay/transactions/native'
const REFUNDS = '/v3/refund/domestic/refunds'
const tradePath = (no: string) => `/v3/pay/transactions/out-trade-no/${no}?mchid=${MCH_ID}`
const ORDER = {
  appid: APP_ID,
  mchid: MCH_ID,
  description: '订单',
  out_trade_no: 'P20350313',
  time_expire: '2035-03-13T10:15:00+08:00',
  notify_url: 'https://shop.test/notify',
  amount: { total: 8850, currency: 'CNY' },
}
const REFUND = {
  out_trade_no: 'P20350313',
  out_refund_no: 'R1',
  notify_url: 'https://shop.test/notify',
  amount: { refund: 850, total: 8850, currency: 'CNY' },
}

async function open() {
  const double = await openDouble()
  const { identity } = double.wechat
  const platform = new Map<string, KeyObject>()
  for (const { serial, pem } of [identity.certificate, identity.oldCertificate]) {
    const certificate = new X509Certificate(pem)
    expect(certificate.serialNumber).toBe(serial)
    platform.set(certificate.serialNumber, certificate.publicKey)
  }
  const bare = new BareClient(double.wechat, identity.merchant.privateKey, platform)
  return { ...double, bare }
}

describe('the double of WeChat Pay, asked by the bare protocol', () => {
  it('a payment goes from the order to its bill, every answer signed but the file', async () => {
    const { bare, wechat, clock } = await open()
    const { serial } = wechat.identity.certificate
    expect(await bare.ask('POST', NATIVE, ORDER)).toMatchObject({
      status: 200,
      key: serial,
      values: { code_url: expect.stringContaining('weixin://') },
    })
    expect((await bare.ask('GET', tradePath('P20350313'))).values).toMatchObject({ trade_state: 'NOTPAY' })
    wechat.pay('P20350313')
    expect(await bare.ask('GET', tradePath('P20350313'))).toMatchObject({
      key: serial,
      values: { trade_state: 'SUCCESS', amount: { total: 8850, payer_total: 8850 }, mchid: MCH_ID },
    })
    expect(await bare.ask('POST', REFUNDS, REFUND)).toMatchObject({ status: 200, values: { status: 'PROCESSING' } })
    expect((await bare.ask('GET', tradePath('P20350313'))).values).toMatchObject({ trade_state: 'REFUND' })
    clock.pass({ hours: 25 })
    const bill = await bare.ask('GET', '/v3/bill/tradebill?bill_date=2035-03-13&bill_type=ALL')
    const { download_url, hash_value } = bill.values
    const { pathname, search } = new URL(String(download_url))
    const file = await bare.ask('GET', pathname + search)
    expect(createHash('sha1').update(file.bytes).digest('hex')).toBe(hash_value)
    expect(file.key).toBe('')
    expect(file.raw).toContain('`P20350313,')
    clock.pass({ minutes: 6 })
    expect((await bare.ask('GET', pathname + search)).status, 'after five minutes').toBe(403)
  })

  it('an unpaid order is closed by an empty signed answer', async () => {
    const { bare, wechat } = await open()
    await bare.ask('POST', NATIVE, ORDER)
    const close = '/v3/pay/transactions/out-trade-no/P20350313/close'
    const { serial } = wechat.identity.certificate
    expect(await bare.ask('POST', close, { mchid: MCH_ID })).toMatchObject({ status: 204, raw: '', key: serial })
    expect((await bare.ask('POST', close, { mchid: MCH_ID })).values.code).toBe('ORDER_CLOSED')
  })

  it('the answer is signed by the key that the request names', async () => {
    const { bare, wechat } = await open()
    const { oldCertificate, publicKey } = wechat.identity
    const asked = (serial: string) =>
      bare.ask('GET', '/v3/certificates', undefined, { headers: { 'wechatpay-serial': serial } })
    expect((await asked(oldCertificate.serial)).key).toBe(oldCertificate.serial)
    expect((await asked(publicKey.serial)).key, 'a key that this client does not have').toBe('')
  })

  it('the certificates of the platform come encrypted with the APIv3 key', async () => {
    const { bare, wechat } = await open()
    const { values } = await bare.ask('GET', '/v3/certificates')
    const list = values.data as { serial_no: string; encrypt_certificate: Record<string, string> }[]
    const pems = list.map(({ encrypt_certificate }) => unseal(wechat.identity.apiV3Key, encrypt_certificate))
    expect(pems.map((pem) => new X509Certificate(pem).serialNumber)).toEqual(list.map(({ serial_no }) => serial_no))
  })

  it('a notice is signed, encrypted, and its tag can be proven', async () => {
    const { bare, wechat } = await open()
    await bare.ask('POST', NATIVE, ORDER)
    wechat.pay('P20350313')
    const { body, headers } = wechat.notice('P20350313', { key: wechat.identity.certificate })
    const { 'wechatpay-timestamp': at, 'wechatpay-nonce': nonce, 'wechatpay-signature': signature = '' } = headers
    const { publicKey } = new X509Certificate(wechat.identity.certificate.pem)
    const text = `${at}\n${nonce}\n${body}\n`
    expect(createVerify('RSA-SHA256').update(text).verify(publicKey, signature, 'base64')).toBe(true)
    const { resource, event_type } = readJson(body) as { resource: Record<string, string>; event_type: string }
    expect(event_type).toBe('TRANSACTION.SUCCESS')
    expect(readJson(unseal(wechat.identity.apiV3Key, resource))).toMatchObject({ out_trade_no: 'P20350313' })
    const flipped = readJson(wechat.notice('P20350313', { flipTag: true }).body).resource as Record<string, string>
    expect(() => unseal(wechat.identity.apiV3Key, flipped)).toThrow()
  })

  it('a complaint goes from its sealed notice to its end, and is unknown to other merchants', async () => {
    const { bare, wechat } = await open()
    const ROOT = '/v3/merchant-service/complaints-v2'
    await bare.ask('POST', NATIVE, ORDER)
    wechat.pay('P20350313')
    const { id } = wechat.complain('P20350313')
    const { body, headers } = wechat.complaintNotice(id, { key: wechat.identity.certificate })
    const { 'wechatpay-timestamp': at, 'wechatpay-nonce': nonce, 'wechatpay-signature': signature = '' } = headers
    const { publicKey } = new X509Certificate(wechat.identity.certificate.pem)
    const verifier = createVerify('RSA-SHA256').update(`${at}\n${nonce}\n${body}\n`)
    expect(verifier.verify(publicKey, signature, 'base64')).toBe(true)
    const { resource } = readJson(body) as { resource: Record<string, string> }
    expect(readJson(unseal(wechat.identity.apiV3Key, resource))).toMatchObject({ complaint_id: id })
    const listed = `${ROOT}?limit=5&offset=0&begin_date=2035-03-13&end_date=2035-03-13&complainted_mchid=${MCH_ID}`
    expect((await bare.ask('GET', listed)).values).toMatchObject({ total_count: 1, data: [{ complaint_id: id }] })
    const own = { complainted_mchid: MCH_ID }
    const act = (verb: string, input: object) => bare.ask('POST', `${ROOT}/${id}/${verb}`, input)
    expect((await act('complete', own)).values.code, 'before a reply').toBe('INVALID_REQUEST')
    const reply = { ...own, response_content: '正在核实' }
    expect(await act('response', reply)).toMatchObject({ status: 204, key: wechat.identity.certificate.serial })
    expect((await act('response', { ...reply, response_content: '' })).values.code).toBe('PARAM_ERROR')
    expect((await act('complete', own)).status).toBe(204)
    expect((await bare.ask('GET', `${ROOT}/${id}`)).values).toMatchObject({ complaint_state: 'PROCESSED' })
    const history = await bare.ask('GET', `${ROOT}/${id}/negotiation-historys?limit=50&offset=0`)
    expect((history.values.data as { operate_details: string }[]).map((one) => one.operate_details)).toContain(
      '正在核实',
    )
    const foreign = wechat.complain('P20350313', { mchId: '1900000009' })
    expect((await bare.ask('GET', `${ROOT}/${foreign.id}`)).status).toBe(404)
  })

  it.each<[string, Change]>([
    ['a time six minutes ago', { age: 360 }],
    ['a time six minutes ahead', { age: -360 }],
    ['another query than it signed', { signedTarget: tradePath('P20350314') }],
    ['another merchant', { fields: { mchid: '1900000009' } }],
    ['another certificate', { fields: { serial_no: '3775B6A4' } }],
    ['a wrong signature', { fields: { signature: 'YWJj' } }],
    ['no signature', { headers: { authorization: '' } }],
  ])('a request with %s is refused', async (_, change) => {
    const { bare } = await open()
    const { status, values } = await bare.ask('GET', tradePath('P20350313'), undefined, change)
    expect([status, values.code]).toEqual([401, 'SIGN_ERROR'])
  })

  it.each<[string, object]>([
    ['out_trade_no', { out_trade_no: 'P1' }],
    ['out_trade_no', { out_trade_no: 'P'.repeat(33) }],
    ['out_trade_no', { out_trade_no: 'P.203503' }],
    ['description', { description: '' }],
    ['description', { description: 'x'.repeat(128) }],
    ['notify_url', { notify_url: 'http://shop.test/notify' }],
    ['notify_url', { notify_url: 'https://shop.test/notify?a=1' }],
    ['notify_url', { notify_url: `https://shop.test/${'a'.repeat(240)}` }],
    ['attach', { attach: 'x'.repeat(129) }],
    ['total', { amount: { total: '8850', currency: 'CNY' } }],
    ['total', { amount: { total: 88.5, currency: 'CNY' } }],
    ['total', { amount: { total: 0, currency: 'CNY' } }],
    ['currency', { amount: { total: 8850, currency: 'USD' } }],
    ['time_expire', { time_expire: '2035-03-13T10:00:59+08:00' }],
    ['time_expire', { time_expire: '2035-03-13 10:15:00' }],
    ['scene_info', { scene_info: {} }],
    ['timeexpire', { timeexpire: '1' }],
  ])('an order with a wrong field is refused: %s %j', async (field, change) => {
    const { bare, wechat } = await open()
    const { status, values } = await bare.ask('POST', NATIVE, { ...ORDER, ...change })
    expect([status, values]).toEqual([400, expect.objectContaining({ code: 'PARAM_ERROR' })])
    expect(values.detail).toMatchObject({ issue: field })
    expect(wechat.books.trades.size).toBe(0)
  })

  it.each<[string, object, string]>([
    ['h5', {}, 'scene_info'],
    ['h5', { scene_info: { payer_client_ip: 'somewhere', h5_info: { type: 'Wap' } } }, 'payer_client_ip'],
    ['h5', { scene_info: { payer_client_ip: '203.0.113.7' } }, 'h5_info'],
    ['jsapi', {}, 'payer'],
    ['jsapi', { payer: { openid: 'o-of-another-app' } }, 'openid'],
  ])('an order of %s with %j is refused', async (product, more, field) => {
    const { bare } = await open()
    const path = `/v3/pay/transactions/${product}`
    expect((await bare.ask('POST', path, { ...ORDER, ...more })).values.detail).toMatchObject({ issue: field })
    const good = {
      h5: { scene_info: { payer_client_ip: '::1', h5_info: { type: 'Wap' } } },
      jsapi: { payer: { openid: OPEN_ID } },
    }
    expect((await bare.ask('POST', path, { ...ORDER, ...good[product as 'h5' | 'jsapi'] })).status).toBe(200)
  })

  it('an order of another app, an unreadable body and an unknown path are refused', async () => {
    const { bare } = await open()
    const other = await bare.ask('POST', NATIVE, { ...ORDER, appid: 'wx0000000000000000' })
    expect([other.status, other.values.code]).toEqual([400, 'APPID_MCHID_NOT_MATCH'])
    expect((await bare.ask('POST', NATIVE, '{')).values.code).toBe('PARAM_ERROR')
    expect((await bare.ask('GET', '/v3/nothing')).status).toBe(404)
  })

  it.each<[string, object]>([
    ['more than was paid', { amount: { refund: 8851, total: 8850, currency: 'CNY' } }],
    ['another total', { amount: { refund: 1, total: 8851, currency: 'CNY' } }],
  ])('a refund of %s is refused', async (_, change) => {
    const { bare, wechat } = await open()
    await bare.ask('POST', NATIVE, ORDER)
    expect((await bare.ask('POST', REFUNDS, REFUND)).values.code, 'not paid').toBe('INVALID_REQUEST')
    wechat.pay('P20350313')
    expect((await bare.ask('POST', REFUNDS, { ...REFUND, ...change })).values.code).toBe('INVALID_REQUEST')
    expect((await bare.ask('POST', REFUNDS, { ...REFUND, out_trade_no: 'P20350399' })).status).toBe(404)
    expect((await bare.ask('POST', REFUNDS, REFUND)).status).toBe(200)
    expect((await bare.ask('POST', REFUNDS, { ...REFUND, reason: '别的' })).values.code, 'another content').toBe(
      'INVALID_REQUEST',
    )
    expect((await bare.ask('GET', `${REFUNDS}/R2`)).values.code).toBe('RESOURCE_NOT_EXISTS')
  })
})
