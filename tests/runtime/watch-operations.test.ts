import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { jobFigures, ledgerFigures } from '@/lib/server/jobs/job-figures'
import { watchOperations } from '@/lib/server/jobs/watch-operations'
import { vendorFigures, vendorTroubles } from '@/lib/server/providers/vendor-figures'
import { Deal } from '../support/fixtures/deal'
import { World } from '../support/world'

const world = new World()
let deal: Deal
beforeAll(async () => {
  await world.open()
  deal = await (await (await Deal.open(world, { balance: '2000.00' })).place()).pay()
})
afterAll(() => world.close())

let sent: string[] = []
let isAway = false
let free = 0.5
const alarm = {
  async send(text: string) {
    if (isAway) throw new Error('away')
    sent.push(text)
  },
}
const open = () => watchOperations(world.services, { alarm, freeDisk: async () => free, name: '启明' })
/** So many minutes from now, by the world's clock. */
const at = (minutes: number) => new Date(world.now().getTime() + minutes * 60_000).toISOString()
/** The jobs and vendors of other tests of this process do not count. */
const clear = () => {
  for (const figures of [jobFigures, vendorFigures, vendorTroubles]) figures.clear()
  ledgerFigures.faults = 0
}
beforeEach(async () => {
  clear()
  sent = []
  isAway = false
  free = 0.5
  await world.asOwner("delete from rate_windows where key like 'alarm %'")
  await world.asOwner(`update orders set due_at = '${at(60)}' where sn = '${deal.orderSn}'`)
})
afterAll(clear)

it('nothing is sent while all is well', async () => {
  await open()()
  expect(sent).toEqual([])
})

it('a ledger that differs, late deadlines, stuck jobs, silent vendors and stopped payouts are reported by name', async () => {
  ledgerFigures.faults = 2
  await world.asOwner(`update orders set due_at = '${at(-10)}' where sn = '${deal.orderSn}'`)
  const old = Date.now() - 20 * 60_000
  jobFigures.set('outbox', { lastSuccess: old / 1000, lastSeconds: 1, failures: 3, firstRun: old })
  jobFigures.set('fresh', { lastSuccess: 0, lastSeconds: 1, failures: 1, firstRun: Date.now() })
  vendorFigures.set('sms aliyun send', { ok: 9, failed: 3, seconds: 1, failedInRow: 3, failingSince: old })
  vendorFigures.set('sms aliyun other', { ok: 9, failed: 9, seconds: 1, failedInRow: 2, failingSince: old })
  vendorTroubles.set('支付宝转账', { code: 'PAYER_BALANCE_NOT_ENOUGH', at: Date.now() })
  await open()()
  expect(sent.map((text) => text.slice(0, 18))).toEqual(
    [
      '【启明】账目核对发现 2 处不一致，',
      '【启明】订单超时处理已延迟 10 分钟',
      '【启明】后台任务「outbox」已超过',
      '【启明】接口「sms aliyun send'.slice(0, 18),
      '【启明】支付宝转账 暂停打款（PAY',
    ].map((text) => text.slice(0, 18)),
  )
})

it('a disk that fills up is reported', async () => {
  free = 0.04
  await open()()
  expect(sent).toEqual([expect.stringContaining('磁盘可用空间只剩 4%')])
})

it('two instances send one alarm once an hour, and one that was not taken is sent at the next look', async () => {
  ledgerFigures.faults = 1
  isAway = true
  const [first, second] = [open(), open()]
  await Promise.all([first(), second()])
  expect(sent).toEqual([])
  isAway = false
  await Promise.all([first(), second()])
  await Promise.all([first(), second()])
  expect(sent.filter((text) => text.includes('账目'))).toHaveLength(1)
})
