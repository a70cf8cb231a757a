import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtPages } from '../support/built-pages'
import { demoData } from '../support/demo-data'
import { Ordeal } from '../support/fixtures/ordeal'
import { startProgram } from '../support/program'
import { proofTimeout, scaled } from '../support/proof-size'
import { PLACE_AT_WILL, runSql } from '../support/run-sql'
import { AlipayDouble } from '../support/vendors/alipay/alipay-double'
import { postNotice } from '../support/vendors/alipay/notices'
import { paymentSettings } from '../support/vendors/production-settings'
import { WechatDouble } from '../support/vendors/wechat-pay/wechat-double'

const KILLS = scaled('crash', 3)
/** Acknowledged operations between a start and the next kill. */
const STEPS = 24
const now = () => new Date()
let alipay: AlipayDouble
let wechat: WechatDouble
let dataDir: string
let dir: string
let origin = ''

beforeAll(async () => {
  await builtPages()
  dataDir = await demoData('kill-vendors')
  dir = mkdtempSync(join(tmpdir(), 'kill-vendors-'))
  alipay = await AlipayDouble.open({ now })
  wechat = await WechatDouble.open({ now, noticeOrigin: () => origin })
}, 300_000)
afterAll(async () => {
  await alipay.close()
  await wechat.close()
  for (const path of [dataDir, dir]) rmSync(path, { recursive: true, force: true })
})

/** Pays, and sends one notice, which may meet a killed server: then only a query finds the payment. */
async function payAt({ interSn }: { interSn: string }): Promise<boolean> {
  if (alipay.books.trades.has(interSn)) {
    alipay.pay(interSn)
    await postNotice(`${origin}/api/pay/notify/alipay`, alipay.notice(interSn)).catch(() => {})
  } else {
    wechat.pay(interSn)
    await wechat.send(interSn).catch(() => {})
  }
  return true
}

it(
  `after ${KILLS} kills during payments by Alipay and WeChat Pay nothing paid there is lost or done twice`,
  async () => {
    const env = { ...paymentSettings({ alipay, wechat, dir }), PUBLIC_ORIGIN: 'https://www.example.com' }
    const first = await startProgram({ dataDir, env })
    origin = first.origin
    await runSql(dataDir, PLACE_AT_WILL)
    let program = Promise.resolve(first)
    const ordeal = new Ordeal(first.origin, () => program, payAt)
    const end = await ordeal.begin()
    for (let round = 1; round <= KILLS; round++) {
      await ordeal.untilSteps(STEPS)
      const running = await program
      program = running.kill().then(() => startProgram({ dataDir, env, port: first.port }))
      await program
    }
    await end()
    await ordeal.untilPaid()
    expect(await (await program).stop()).toBe(0)
    await ordeal.assertNothingLost(dataDir)
    const paid = [
      ...[...alipay.books.trades.values()].filter(({ paidAt }) => paidAt),
      ...[...wechat.books.trades.values()].filter(({ state }) => state === 'SUCCESS'),
    ]
    expect(new Set(paid.map(({ outNo }) => outNo))).toEqual(new Set(ordeal.report.atTill.map(({ interSn }) => interSn)))
  },
  proofTimeout('crash', 600_000),
)
