import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { RenderRequest } from '@/lib/server/front/render'
import { serverApi } from '@/lib/server/loaders/server-api'
import { withTraceparent } from '@/lib/server/loaders/traceparent'
import { measured } from '@/lib/server/providers/vendor-figures'
import { createLog } from '@/lib/server/runtime/log'
import { openTelemetry } from '@/lib/server/runtime/open-telemetry'
import { traced } from '@/lib/server/runtime/trace'
import { jsonServer } from '../support/json-server'
import { openWorld } from '../support/world'
import { openFront, page, picturesOnly } from './world'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number; message?: string }
}
interface Received {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] }
    scopeSpans: { spans: Span[] }[]
  }[]
}

/** A collector that speaks OTLP over HTTP, and the traces of this process sent to it; `spans` ends the sending. */
async function collect() {
  const { origin, requests } = await jsonServer(() => ({}))
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', origin)
  vi.stubEnv('OTEL_SERVICE_NAME', 'market-test')
  onTestFinished(() => void vi.unstubAllEnvs())
  const close = openTelemetry()
  onTestFinished(close)
  const spans = async () => {
    await close()
    const received = requests.map(({ body }) => JSON.parse(body) as Received).flatMap((one) => one.resourceSpans)
    expect(new Set(requests.map(({ path }) => path))).toEqual(new Set(['/v1/traces']))
    expect(received[0]?.resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'market-test' },
    })
    return received.flatMap((one) => one.scopeSpans).flatMap((one) => one.spans)
  }
  return { spans }
}

const textOf = (span: Span, key: string) => span.attributes.find((one) => one.key === key)?.value.stringValue

/** Names from the root of its trace to a span. */
const pathTo = (span: Span, all: readonly Span[]): string[] => {
  const parent = all.find(({ spanId }) => spanId === span.parentSpanId)
  return [...(parent ? pathTo(parent, all) : []), span.name]
}

it('a trace leads from a request for a page over its render and calls to their statements, across processes', async () => {
  const world = await openWorld()
  const socketPath = join(tmpdir(), `traces-${randomBytes(6).toString('hex')}.sock`)
  vi.stubEnv('API_SOCKET', socketPath)
  const render = ({ headers }: RenderRequest) =>
    withTraceparent(headers.traceparent, async () => {
      const games = await serverApi('localhost', 'GET /comm/gameList', {})
      return page(`<h1>${games.gameList.length}</h1>`)
    })
  const { front, ask } = await openFront({ render, api: world.app.api })
  const close = await front.listenToPages(socketPath)
  onTestFinished(async () => {
    await front.drain(100)
    await close()
  })
  const { spans } = await collect()
  await ask('/wares?gid=1')

  const all = await spans()
  const statement = all.find(({ name }) => name === 'statement')
  expect(statement && pathTo(statement, all)).toEqual(['request', 'render', 'GET /comm/gameList', 'verb', 'statement'])
  expect(statement && textOf(statement, 'db.query.text')).toMatch(/^select /)
  expect(new Set(all.map(({ traceId }) => traceId)).size).toBe(1)
  const request = all.find(({ name }) => name === 'request')
  expect(request && [textOf(request, 'url.path'), textOf(request, 'kind')]).toEqual(['/wares', 'page'])
})

it('the reference of an answer is the id of its trace, which log lines within it carry', async () => {
  const lines: { traceId?: string; requestId?: string }[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  const broken = () => Promise.reject(new Error('secret words'))
  const { front, ask } = await openFront({ log, storage: picturesOnly(broken) })
  onTestFinished(() => front.drain(100))
  const { spans } = await collect()
  const answer = await ask('/api/account/login', { method: 'POST', body: Buffer.from('{}') })
  await ask('/media/x.png')

  const all = await spans()
  expect(all.map(({ traceId }) => traceId)).toContain(answer.headers['x-request-id'])
  expect(lines.length).toBeGreaterThan(0)
  for (const { traceId, requestId } of lines)
    expect([traceId, all.some((span) => span.traceId === traceId)]).toEqual([requestId, true])
})

it('calls to vendors are spans; an error leaves its name, and no value', async () => {
  const { spans } = await collect()
  const sms = measured('sms', 'aliyun', {
    send: (): Promise<void> => Promise.reject(new TypeError('13800000000 is barred')),
  })
  await traced('job notices', {}, () => sms.send()).catch(() => undefined)

  const all = await spans()
  expect(all.map((span) => [span.name, span.status.code, span.status.message]).toSorted()).toEqual([
    ['job notices', 2, 'TypeError'],
    ['vendor sms send', 2, 'TypeError'],
  ])
  expect(JSON.stringify(all)).not.toContain('13800000000')
})

it('a collector that does not answer costs spans only', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9')
  onTestFinished(() => void vi.unstubAllEnvs())
  const close = openTelemetry()
  expect(await traced('job x', {}, async () => 7)).toBe(7)
  await close()
  expect(await traced('job x', {}, async () => 8)).toBe(8)
})
