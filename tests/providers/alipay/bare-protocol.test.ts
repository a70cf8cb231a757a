import { createHash, createPublicKey, createSign, createVerify, X509Certificate } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { formatDateTime } from '@/lib/shared/time'
import type { AlipayDouble } from '../../support/vendors/alipay/alipay-double'
import { openDouble } from '../../support/vendors/alipay/open-double'

type Fields = Record<string, string>
const at = (now: Date, minutes: number) => formatDateTime(new Date(now.getTime() + minutes * 60_000))

/** Serial of one certificate, from its text alone: issuer reversed, then the serial number as decimal. */
function serialOf(pem: string): string {
  const { issuer, serialNumber } = new X509Certificate(pem)
  const name = issuer.split('\n').reverse().join()
  return createHash('md5')
    .update(`${name}${BigInt(`0x${serialNumber}`)}`)
    .digest('hex')
}

/** The RSA certificates of a root file: those whose signature algorithm is RSA hold an RSA issuer's signature. */
const rootSerial = (pem: string): string =>
  (pem.match(/-----BEGIN[^-]+-----[^-]+-----END[^-]+-----/g) ?? [])
    .filter((one) => new X509Certificate(one).publicKey.asymmetricKeyType === 'rsa')
    .map(serialOf)
    .join('_')

/** The protocol by hand: no SDK, no code of ours. */
class BareClient {
  constructor(
    private readonly alipay: AlipayDouble,
    private readonly now: () => Date,
  ) {}

  fields(method: string, biz: object, more: Fields = {}): Fields {
    const { appId, privateKey, trust } = this.alipay.credentials
    const certificates: Fields =
      'appCert' in trust
        ? { app_cert_sn: serialOf(trust.appCert), alipay_root_cert_sn: rootSerial(trust.alipayRootCert) }
        : {}
    const common = { app_id: appId, charset: 'utf-8', sign_type: 'RSA2', version: '1.0', format: 'JSON' }
    const all: Fields = { ...common, ...certificates, method, timestamp: formatDateTime(this.now()), ...more }
    all.biz_content = JSON.stringify(biz)
    const text = Object.keys(all)
      .sort()
      .map((name) => `${name}=${all[name]}`)
      .join('&')
    return { ...all, sign: createSign('RSA-SHA256').update(text).sign(privateKey, 'base64') }
  }

  async ask(method: string, biz: object, more: Fields = {}): Promise<Fields> {
    const { biz_content = '', ...query } = this.fields(method, biz, more)
    return this.post(method, query, biz_content)
  }

  /** Posts a call as it stands, and checks the signature of the answer over its raw characters. */
  async post(method: string, query: Fields, biz_content: string): Promise<Fields> {
    const url = `${this.alipay.gateway}?${new URLSearchParams(query)}`
    const raw = await (await fetch(url, { method: 'POST', body: new URLSearchParams({ biz_content }) })).text()
    const { trust } = this.alipay.credentials
    const key =
      'appCert' in trust ? new X509Certificate(trust.alipayCert).publicKey : createPublicKey(trust.alipayPublicKey)
    const [, inner = '', certSn, sign = ''] =
      /^\{"\w+_response":(\{.*\})(?:,"alipay_cert_sn":"(\w+)")?,"sign":"([^"]+)"\}$/.exec(raw) ?? []
    expect(raw.startsWith(`{"${method.replaceAll('.', '_')}_response":`)).toBe(true)
    expect(createVerify('RSA-SHA256').update(inner).verify(key, sign, 'base64')).toBe(true)
    if ('appCert' in trust) expect(certSn).toBe(serialOf(trust.alipayCert))
    return JSON.parse(inner) as Fields
  }
}

async function open(mode: 'key' | 'certificate' = 'certificate') {
  const { alipay, clock } = await openDouble(mode)
  const client = new BareClient(alipay, clock.now)
  const charge = (more: object = {}) => ({
    out_trade_no: 'P1',
    total_amount: '88.50',
    subject: '订单 100%+1',
    time_expire: at(clock.now(), 15),
    product_code: 'FACE_TO_FACE_PAYMENT',
    passback_params: '7',
    ...more,
  })
  return { alipay, clock, client, charge }
}

describe('the local double of Alipay, seen by a client written from the protocol alone', () => {
  it.each(['key', 'certificate'] as const)(
    'a charge is opened, paid, refunded and queried in %s mode',
    async (mode) => {
      const { alipay, client, charge } = await open(mode)
      const opened = await client.ask('alipay.trade.precreate', charge(), { notify_url: 'http://127.0.0.1:9/notify' })
      expect(opened).toMatchObject({ code: '10000', out_trade_no: 'P1', qr_code: expect.stringMatching(/^https:/) })
      const find = () => client.ask('alipay.trade.query', { out_trade_no: 'P1' })
      expect(await find(), 'nobody has scanned it').toMatchObject({ code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' })
      alipay.scan('P1')
      expect(await find()).toMatchObject({ code: '10000', trade_status: 'WAIT_BUYER_PAY', total_amount: '88.50' })
      alipay.pay('P1')
      expect(await find()).toMatchObject({ trade_status: 'TRADE_SUCCESS', send_pay_date: expect.any(String) })
      const back = { out_trade_no: 'P1', refund_amount: '8.50', out_request_no: 'R1' }
      expect(await client.ask('alipay.trade.refund', back)).toMatchObject({ fund_change: 'Y', refund_fee: '8.50' })
      expect(await client.ask('alipay.trade.refund', back)).toMatchObject({ fund_change: 'N', refund_fee: '8.50' })
      const biz = { out_trade_no: 'P1', out_request_no: 'R1' }
      expect(await client.ask('alipay.trade.fastpay.refund.query', biz)).toMatchObject({
        refund_status: 'REFUND_SUCCESS',
        refund_amount: '8.50',
      })
      const absent = await client.ask('alipay.trade.fastpay.refund.query', { ...biz, out_request_no: 'R2' })
      expect(absent).toEqual({ code: '10000', msg: 'Success' })
    },
  )

  it('the double refuses what the vendor refuses, and signs the refusal', async () => {
    const { client, charge, clock } = await open()
    const ask = async (biz: object, more: Fields = {}) => {
      const { code, sub_code } = await client.ask('alipay.trade.precreate', biz, more)
      return [code, sub_code].join(' ').trim()
    }
    expect(await ask(charge({ total_amount: 88.5 }))).toBe('40002 isv.invalid-parameter')
    expect(await ask(charge({ total_amount: '0.00' }))).toBe('40002 isv.invalid-parameter')
    expect(await ask(charge({ subject: 'a&b' }))).toBe('40002 isv.invalid-parameter')
    expect(await ask(charge({ out_trade_no: 'P-1' }))).toBe('40002 isv.invalid-parameter')
    expect(await ask(charge({ outTradeNo: 'P1' }))).toBe('40002 isv.invalid-parameter')
    expect(await ask(charge({ time_expire: at(clock.now(), -1) }))).toBe('40004 ACQ.NOW_TIME_AFTER_EXPIRE_TIME_ERROR')
    expect(await ask(charge())).toBe('10000')
    expect(await ask(charge()), 'the same again').toBe('10000')
    expect(await ask(charge({ total_amount: '1.00' }))).toBe('40004 ACQ.CONTEXT_INCONSISTENT')
    expect(await ask(charge(), { app_id: '2021999999999999' })).toBe('40002 isv.invalid-app-id')
    expect(await ask(charge(), { charset: 'gbk' })).toBe('40002 isv.invalid-charset')
    expect(await ask(charge(), { timestamp: at(clock.now(), -11) })).toBe('40002 isv.invalid-timestamp')
    expect(await ask(charge(), { alipay_root_cert_sn: 'x' })).toBe('40002 isv.invalid-alipay-root-cert-sn')
    expect(await ask(charge(), { app_cert_sn: 'x' })).toBe('40002 isv.app-cert-not-exist')
    expect(await ask(charge(), { notify_url: `http://127.0.0.1/${'a'.repeat(256)}` })).toBe(
      '40002 isv.invalid-parameter',
    )
  })

  it('the double refuses a call that was changed after it was signed', async () => {
    const { client, charge } = await open()
    const { biz_content = '', ...query } = client.fields('alipay.trade.precreate', charge())
    const changed = biz_content.replace('88.50', '0.01')
    expect(await client.post('alipay.trade.precreate', query, changed)).toMatchObject({
      code: '40002',
      sub_code: 'isv.invalid-signature',
    })
  })

  it('the double closes only unpaid trades, and its cancel pays a paid one back', async () => {
    const { alipay, client, charge } = await open()
    await client.ask('alipay.trade.precreate', charge(), { notify_url: 'http://127.0.0.1:9/notify' })
    const close = () => client.ask('alipay.trade.close', { out_trade_no: 'P1' })
    expect(await close()).toMatchObject({ sub_code: 'ACQ.TRADE_NOT_EXIST' })
    alipay.pay('P1')
    expect(await close()).toMatchObject({ sub_code: 'ACQ.TRADE_STATUS_ERROR' })
    expect(await client.ask('alipay.trade.cancel', { out_trade_no: 'P1' })).toMatchObject({ action: 'refund' })
    expect(await client.ask('alipay.trade.query', { out_trade_no: 'P1' })).toMatchObject({
      trade_status: 'TRADE_CLOSED',
      send_pay_date: expect.any(String),
    })
  })

  it('the double pays one transfer per number and refuses transfers in key mode', async () => {
    const transfer = {
      out_biz_no: 'W1',
      trans_amount: '10.00',
      product_code: 'TRANS_ACCOUNT_NO_PWD',
      biz_scene: 'DIRECT_TRANSFER',
      order_title: '提现',
      payee_info: { identity: 'a@b.test', identity_type: 'ALIPAY_LOGON_ID', name: '林小满' },
      transfer_scene_name: '业务结算',
      transfer_scene_report_infos: [{ info_type: '结算款项名称', info_content: '账户余额提现' }],
    }
    const { client, alipay } = await open()
    const first = await client.ask('alipay.fund.trans.uni.transfer', transfer)
    expect(first).toMatchObject({ code: '10000', status: 'SUCCESS', out_biz_no: 'W1' })
    expect((await client.ask('alipay.fund.trans.uni.transfer', transfer)).order_id).toBe(first.order_id)
    expect(alipay.books.transfers.size).toBe(1)
    expect(await client.ask('alipay.fund.trans.uni.transfer', { ...transfer, trans_amount: '11.00' })).toMatchObject({
      sub_code: 'PAYMENT_INFO_INCONSISTENCY',
    })
    const biz = { out_biz_no: 'W1', product_code: 'TRANS_ACCOUNT_NO_PWD', biz_scene: 'DIRECT_TRANSFER' }
    expect(await client.ask('alipay.fund.trans.common.query', biz)).toMatchObject({ status: 'SUCCESS' })
    const { client: keyClient } = await open('key')
    expect((await keyClient.ask('alipay.fund.trans.uni.transfer', transfer)).code).toBe('40006')
  })

  it('the double serves the bill of a day as a ZIP of GBK text for 30 seconds', async () => {
    const { alipay, client, charge, clock } = await open()
    await client.ask('alipay.trade.precreate', charge(), { notify_url: 'http://127.0.0.1:9/notify' })
    alipay.pay('P1')
    const link = async () => {
      const biz = { bill_type: 'trade', bill_date: formatDateTime(clock.now()).slice(0, 10) }
      return (await client.ask('alipay.data.dataservice.bill.downloadurl.query', biz)).bill_download_url ?? ''
    }
    const files = unzipSync(new Uint8Array(await (await fetch(await link())).arrayBuffer()))
    const names = Object.keys(files).map((name) => new TextDecoder('gbk').decode(Buffer.from(name, 'latin1')))
    expect(names).toEqual(['20880000_业务明细(汇总).csv', '20880000_业务明细.csv'])
    const [, detail = new Uint8Array()] = Object.values(files)
    expect(strFromU8(detail, true)).not.toContain('商户')
    expect(new TextDecoder('gbk').decode(detail)).toContain('P1\t,交易\t,订单 100%+1\t')
    const late = await link()
    clock.pass({ seconds: 31 })
    expect((await fetch(late)).status).toBe(403)
  })

  it('a complaint is announced with a signature, listed, replied to and settled once', async () => {
    const { alipay, client, charge, clock } = await open()
    await client.ask('alipay.trade.precreate', charge(), { notify_url: 'http://127.0.0.1:9/notify' })
    alipay.pay('P1')
    const { id } = alipay.complain('P1')
    const { sign = '', sign_type, ...rest } = Object.fromEntries(new URLSearchParams(alipay.complaintNotice(id)))
    const text = Object.keys(rest)
      .sort()
      .map((name) => `${name}=${rest[name]}`)
      .join('&')
    const { trust } = alipay.credentials
    const key = new X509Certificate('appCert' in trust ? trust.alipayCert : '').publicKey
    expect([sign_type, createVerify('RSA-SHA256').update(text).verify(key, sign, 'base64')]).toEqual(['RSA2', true])
    expect(JSON.parse(rest.biz_content ?? '')).toEqual({ complain_event_id: id })
    const ask = (verb: string, biz: object) => client.ask(`alipay.merchant.tradecomplain.${verb}`, biz)
    const day = { begin_time: at(clock.now(), -60), end_time: at(clock.now(), 60), page_num: 1, page_size: 10 }
    expect(await ask('batchquery', day)).toMatchObject({
      code: '10000',
      trade_complain_infos: [{ complain_event_id: id, merchant_order_no: 'P1', trade_amount: '88.50' }],
    })
    const of = { complain_event_id: id }
    expect(await ask('reply.submit', { ...of, reply_content: '正在核实' })).toMatchObject({ code: '10000' })
    const end = { ...of, feedback_code: '00', feedback_content: '已说明' }
    expect((await ask('feedback.submit', { ...end, feedback_code: '99' })).code).toBe('40002')
    expect(await ask('feedback.submit', end)).toMatchObject({ code: '10000' })
    expect(await ask('feedback.submit', end)).toMatchObject({ code: '40004', sub_code: 'COMPLAIN_STATUS_ERROR' })
    expect(await ask('query', of)).toMatchObject({
      status: 'MERCHANT_FEEDBACKED',
      reply_detail_infos: [{ content: '正在核实' }, { content: '已说明' }],
    })
    expect(await ask('query', { complain_event_id: '1' })).toMatchObject({ sub_code: 'COMPLAIN_NOT_EXIST' })
  })

  it('the double signs notices without their signature and its kind', async () => {
    const { alipay, client, charge } = await open()
    await client.ask('alipay.trade.precreate', charge(), { notify_url: 'http://127.0.0.1:9/notify' })
    alipay.pay('P1')
    const { sign = '', sign_type, ...rest } = Object.fromEntries(new URLSearchParams(alipay.notice('P1')))
    const text = Object.keys(rest)
      .sort()
      .map((name) => `${name}=${rest[name]}`)
      .join('&')
    const { trust } = alipay.credentials
    const key = new X509Certificate('appCert' in trust ? trust.alipayCert : '').publicKey
    expect(sign_type).toBe('RSA2')
    expect(createVerify('RSA-SHA256').update(text).verify(key, sign, 'base64')).toBe(true)
  })
})
