import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrate } from '@/lib/server/db/migrate'
import { createPlatform } from '@/lib/server/db/seed/create-platform'
import { type App, compose } from '@/lib/server/main/compose'
import { readEnv } from '@/lib/server/runtime/env'
import { createEmptyDatabase, TEST_SECRET, type TestDatabase } from '../support/database'
import { AlipayDouble } from '../support/vendors/alipay/alipay-double'
import { openAliyun } from '../support/vendors/aliyun/server'
import { productionSettings } from '../support/vendors/production-settings'
import { WechatDouble } from '../support/vendors/wechat-pay/wechat-double'
import { Visitor } from '../support/visitor'

const log = pino({ level: 'silent' })
const OWNER = '13911112222'
let database: TestDatabase
let alipay: AlipayDouble
let wechat: WechatDouble
let aliyun: Awaited<ReturnType<typeof openAliyun>>
let dir: string
let app: App | undefined

beforeAll(async () => {
  database = await createEmptyDatabase(inject('databaseServer'))
  await migrate(database)
  const platform = { name: '启明游戏', code: 'main', host: 'www.example.com', mobile: OWNER, games: ['107'] }
  await createPlatform(database.ownerUrl, platform, { log, secret: TEST_SECRET })
  alipay = await AlipayDouble.open({ now: () => new Date() })
  wechat = await WechatDouble.open({ now: () => new Date(), noticeOrigin: () => 'http://127.0.0.1:9' })
  aliyun = await openAliyun()
  dir = mkdtempSync(join(tmpdir(), 'production-'))
})
afterAll(async () => {
  await app?.close()
  await alipay.close()
  await wechat.close()
  await aliyun.close()
  await database.drop()
  rmSync(dir, { recursive: true, force: true })
})

const start = (more?: Record<string, string>) =>
  compose(readEnv(productionSettings({ alipay, wechat, aliyun, dir }, more)), {
    databaseUrl: database.url,
    log,
    secret: TEST_SECRET,
    port: 3000,
  })

it.each([
  ['ALIPAY_APP_ID', ''],
  ['ALIPAY_SELLER_ID', ''],
  ['ALIPAY_CERT', ''],
  ['ALIPAY_TRANSFER_SCENE', ''],
  ['WECHAT_PAY_MCH_ID', ''],
  ['WECHAT_PAY_PUBLIC_KEY', ''],
  ['ALIYUN_SMS_SIGN', ''],
  ['ALIYUN_SMS_TEMPLATES', 'code:SMS_1'],
  ['ALIYUN_ACCESS_KEY_SECRET', ''],
  ['IP_PLACE_FILES', '/nowhere/ip.xdb'],
])('production does not start with %s=%j and says so in one line', async (name, value) => {
  await expect(start({ [name]: value })).rejects.toThrow(new RegExp(`^${name}: [^\\n]+$`))
})

it('production starts with real vendors: a member logs in by SMS, is verified, recharges by Alipay and WeChat, and nothing is local', async () => {
  app = await start()
  const { api, services } = app
  const member = new Visitor('https://www.example.com', (request) => api.fetch(request))
  aliyun.answer(({ action }) =>
    action === 'SendSms' ? { Code: 'OK' } : { Code: '200', ResultObject: { BizCode: '1' } },
  )
  await member.do('POST /comm/sms', { phone: OWNER, purpose: 'login' })
  const { params } = aliyun.received.at(-1) ?? { params: {} as Record<string, string> }
  const smsCode = (JSON.parse(params.TemplateParam ?? '{}') as { code: string }).code
  await member.do('POST /user/loginBySmCode', { phone: OWNER, smsCode })
  await member.do('POST /user/verifyIdentity', { realName: '王小明', idCard: '110105199003070050' })
  const { payRand, payInterSn } = await member.do('POST /pay/recPay', { amount: '50.00', aliOrWx: '1' })
  const opened = await member.do('GET /pay/showPayUrl', { id: payRand })
  expect(opened).toMatchObject({ kind: 'qr', qrText: expect.stringContaining('https://qr.alipay.test/') })
  alipay.pay(payInterSn)
  const charge = await services.payments
    .byName('alipay')
    ?.queryCharge({ interSn: payInterSn, channel: 1, expiresAt: new Date() })
  expect(charge).toMatchObject({ state: 'SUCCESS', amount: 5000n })
  const onPhone = new Visitor('https://www.example.com', (request) => api.fetch(request), {
    'user-agent': 'iPhone Mobile',
    'x-client-ip': '113.87.4.5',
  })
  for (const [name, value] of member.cookies) onPhone.cookies.set(name, value)
  const page = await onPhone.do('POST /pay/recPay', { amount: '50.00', aliOrWx: '2', payMode: '16' })
  expect(await onPhone.do('GET /pay/showPayUrl', { id: page.payRand })).toMatchObject({
    kind: 'page',
    pageUrl: expect.stringContaining('redirect_url='),
  })
  for (const path of ['/dev/sms', '/dev/bank', '/dev/mail', '/dev/face', '/sandbox-pay/S1'])
    expect((await api.fetch(new Request(`https://www.example.com${path}`))).status).toBe(404)
})
