import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { recordJob } from '@/lib/server/jobs/job-figures'
import { measured } from '@/lib/server/providers/vendor-figures'
import { Metrics } from '@/lib/server/runtime/metrics'
import { Deal } from '../support/fixtures/deal'
import { World } from '../support/world'

const world = new World()
let deal: Deal
beforeAll(async () => {
  await world.open()
  deal = await (await (await Deal.open(world, { balance: '2000.00' })).place()).pay()
})
afterAll(() => world.close())

function figuresOf(): Metrics {
  const metrics = new Metrics({ process: false })
  metrics.watchFigures(world.app.figures)
  return metrics
}

/** Asks for the metrics of the world's program, as lines. */
async function scraped(metrics = figuresOf()): Promise<string[]> {
  return (await metrics.registry.metrics()).split('\n').filter((line) => !line.startsWith('#'))
}
const sampleOf = (lines: readonly string[], series: string) =>
  Number(lines.find((line) => line.startsWith(`${series} `))?.slice(series.length + 1) ?? Number.NaN)

it('the metrics state what is open, waiting and late in the business', async () => {
  const of = `where sn = '${deal.orderSn}'`
  const late = new Date(world.now().getTime() - 5 * 60_000).toISOString()
  await world.asOwner(`update orders set due_at = '${late}' ${of}`)
  const lines = await scraped()
  expect(lines.some((line) => /^orders_open\{mode="\w+",state="\w+"\} 1$/.test(line))).toBe(true)
  expect(sampleOf(lines, 'order_timer_lag_seconds')).toBeGreaterThanOrEqual(300)
  expect(sampleOf(lines, 'database_connections{state="busy"}')).toBeGreaterThanOrEqual(0)
  expect(sampleOf(lines, 'figures_unread_total')).toBe(0)
})

it('a figure that cannot be read is left out and counted, and the others are still there', async () => {
  await world.asOwner('alter table claims rename to claims_away')
  const metrics = figuresOf()
  const lines = await scraped(metrics).finally(() => world.asOwner('alter table claims_away rename to claims'))
  expect(lines.filter((line) => line.startsWith('claims_open'))).toEqual([])
  expect(sampleOf(await scraped(metrics), 'figures_unread_total')).toBe(1)
  expect(sampleOf(lines, 'order_timer_lag_seconds')).toBeGreaterThanOrEqual(0)
})

it('jobs and calls to vendors are counted by outcome, with their time', async () => {
  await recordJob('a job', async () => 1)
  await recordJob('a job', () => Promise.reject(new Error('no'))).catch(() => {})
  const vendor = measured('payment', 'doubtful', {
    ask: async (yes: boolean) => (yes ? 'yes' : Promise.reject(new Error('no'))),
    now: () => 7,
  })
  expect([await vendor.ask(true), vendor.now()]).toEqual(['yes', 7])
  await expect(vendor.ask(false)).rejects.toThrow('no')
  const lines = await scraped()
  expect(sampleOf(lines, 'job_failures_total{job="a job"}')).toBe(1)
  expect(sampleOf(lines, 'job_last_success_timestamp_seconds{job="a job"}')).toBeGreaterThan(0)
  const call = 'port="payment",provider="doubtful",call="ask"'
  expect(sampleOf(lines, `vendor_calls_total{${call},outcome="ok"}`)).toBe(1)
  expect(sampleOf(lines, `vendor_calls_total{${call},outcome="failed"}`)).toBe(1)
  expect(sampleOf(lines, `vendor_call_seconds_total{${call},outcome="any"}`)).toBeGreaterThan(0)
})

it('errors that browsers report are counted and logged without the query of the page, up to a number of lines', async () => {
  const before = sampleOf(await scraped(), 'browser_errors_total')
  const visitor = world.visitor()
  expect(
    await visitor.ask('POST /comm/recordBrowserError', {
      message: 'TypeError: x is null',
      stack: 'at a.js:1',
      path: '/wares',
    }),
  ).toMatchObject({ code: 0 })
  expect(sampleOf(await scraped(), 'browser_errors_total')).toBe(before + 1)
})

it('one address gets 20 lines of the log an hour, and others still get theirs', async () => {
  const warn = vi.spyOn(world.services.log, 'warn')
  onTestFinished(() => warn.mockRestore())
  const report = (address: string) =>
    world.visitor(1, address).do('POST /comm/recordBrowserError', { message: 'TypeError: y', stack: '', path: '/' })
  const lines = () => warn.mock.calls.filter(([, text]) => text === 'error of a page in a browser').length
  world.pass({ hours: 1 })
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 10; i++) await report('203.0.113.7')
    world.pass({ minutes: 2 })
  }
  expect(lines()).toBe(20)
  await report('203.0.113.8')
  expect(lines()).toBe(21)
})
