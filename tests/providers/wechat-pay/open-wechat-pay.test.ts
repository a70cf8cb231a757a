import { describe, expect, it } from 'vitest'
import { WechatMisconfigured, WechatUnknown } from '@/lib/server/providers/wechat-pay/answer'
import { openWechatPay, type WechatPayMerchant } from '@/lib/server/providers/wechat-pay/open-wechat-pay'
import { MCH_ID } from '../../support/vendors/wechat-pay/merchant'
import { openDouble } from '../../support/vendors/wechat-pay/open-double'

const QUERY = { name: 'query', path: 'v3/pay/transactions/out-trade-no/P20350313', query: { mchid: MCH_ID } }

async function open(changes: Partial<WechatPayMerchant> = {}) {
  const double = await openDouble()
  const client = await openWechatPay({ ...double.merchant, ...changes })
  return { ...double, client, ask: () => client.ask(QUERY) }
}

describe('the client of WeChat Pay', () => {
  it('a business refusal is an answer', async () => {
    const { ask, recorder } = await open()
    expect(await ask()).toEqual({ ok: false, code: 'ORDER_NOT_EXIST' })
    expect(recorder.lines).toEqual([])
  })

  it.each([
    [500, 'SYSTEM_ERROR'],
    [400, 'SYSTEM_ERROR'],
    [429, 'FREQUENCY_LIMITED'],
    [429, 'RATELIMIT_EXCEEDED'],
    [502, ''],
    [503, 'ORDER_NOT_EXIST'],
    [404, ''],
    [302, 'ORDER_NOT_EXIST'],
  ])('the refusal %i %s leaves the state unknown', async (status, code) => {
    const { wechat, ask, recorder } = await open()
    wechat.faults.next('query', { status, code })
    await expect(ask()).rejects.toThrow(WechatUnknown)
    expect(recorder.lines).toEqual([])
  })

  it.each([
    [400, 'PARAM_ERROR'],
    [401, 'SIGN_ERROR'],
    [401, 'SOMETHING_NEW'],
    [403, 'NO_AUTH'],
    [400, 'APPID_MCHID_NOT_MATCH'],
    [404, 'MCH_NOT_EXISTS'],
  ])('the refusal %i %s blames our settings and is logged once', async (status, code) => {
    const { wechat, ask, recorder } = await open()
    wechat.faults.next('query', { status, code }, { status, code })
    await expect(ask()).rejects.toThrow(WechatMisconfigured)
    await expect(ask()).rejects.toThrow(WechatMisconfigured)
    expect(recorder.texts).toEqual(['wechat pay refuses our settings'])
  })

  it.each(['status502', 'notJson', 'redirect', 'cut', 'badRefusal'] as const)(
    'an answer that proves nothing (%s) leaves the state unknown',
    async (fault) => {
      const { wechat, ask } = await open()
      wechat.faults.next('query', fault)
      await expect(ask()).rejects.toThrow(WechatUnknown)
      expect(wechat.count('query')).toBe(1)
      expect(wechat.count('certificates'), 'the redirect').toBe(0)
    },
  )

  it('a key of WeChat Pay that we do not have is logged once by its name', async () => {
    const { wechat, client, recorder } = await open()
    const certificates = { name: 'certificates', path: 'v3/certificates' }
    wechat.faults.next('certificates', 'unknownSerial', 'unknownSerial')
    await expect(client.ask(certificates)).rejects.toThrow('EV3_RES_HEADER_PLATFORM_SERIAL')
    await expect(client.ask(certificates)).rejects.toThrow(WechatUnknown)
    expect(recorder.lines).toEqual([
      { facts: { serial: wechat.identity.stranger.serial }, text: expect.stringContaining('add it') },
    ])
  })

  it.each([
    ['the public key alone', { platformCertificates: [] }],
    ['certificates alone', { publicKey: undefined, publicKeyId: undefined }],
  ])('a merchant with %s believes answers', async (_, changes) => {
    const { client, wechat } = await open(changes)
    expect(await client.ask({ name: 'certificates', path: 'v3/certificates' })).toMatchObject({ ok: true })
    expect(wechat.calls[0]?.keyAsked).toBe('publicKey' in changes ? '' : wechat.identity.publicKey.serial)
  })

  it('a gateway that is not there leaves the state unknown, and proxies of the environment are not used', async () => {
    const { wechat, ask } = await open()
    process.env.http_proxy = 'http://127.0.0.1:9'
    try {
      expect(await ask()).toEqual({ ok: false, code: 'ORDER_NOT_EXIST' })
    } finally {
      delete process.env.http_proxy
    }
    await wechat.close()
    await expect(ask()).rejects.toThrow('no answer (ECONN')
  })

  it('errors and log lines hold neither secrets nor the payer', async () => {
    const { client, recorder, merchant, wechat } = await open()
    const body = { payer: { openid: 'o-secret' } }
    const failures: unknown[] = []
    for (const fault of ['signTest', 'unknownSerial', 'cut', 'badRefusal', 'unsigned'] as const) {
      wechat.faults.next('jsapi', fault)
      const call = { name: 'jsapi', path: 'v3/pay/transactions/jsapi', body }
      failures.push(await client.ask(call).catch((error: unknown) => error))
    }
    expect(failures.every((error) => error instanceof WechatUnknown)).toBe(true)
    const shown = JSON.stringify([
      recorder.lines,
      failures.map((error) => [String(error), Object.keys(error as Error), (error as Error).cause]),
    ])
    for (const secret of ['o-secret', merchant.apiV3Key, 'PRIVATE KEY', 'signature='])
      expect(shown).not.toContain(secret)
  })

  it.each([
    [{ appId: '' }, 'app id'],
    [{ mchId: 'M1900000001' }, 'merchant id'],
    [{ apiV3Key: 'short' }, 'APIv3 key'],
  ])('settings that cannot be right are refused at the start: %o', async (changes, reason) => {
    const { merchant } = await openDouble()
    await expect(openWechatPay({ ...merchant, ...changes })).rejects.toThrow(reason)
  })
})
