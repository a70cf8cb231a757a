import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, inject, it, onTestFinished } from 'vitest'
import { watchDatabase } from '@/lib/server/db/watch'
import { OpsHandler } from '@/lib/server/front/ops-handler'
import { Metrics } from '@/lib/server/runtime/metrics'
import { createDatabase } from '../support/database'

it('without its database the server is not ready at once, and unhealthy after a minute, until it is back', async () => {
  const database = await createDatabase(inject('databaseServer'))
  let clock = 0
  const watch = watchDatabase(database.url, () => clock)
  const ops = new OpsHandler({
    metrics: new Metrics({ process: false }),
    ready: () => watch.isReady(),
    healthy: () => !watch.isLost(),
    metricsToken: '',
    isOperator: () => false,
    hasHost: () => false,
  })
  const server = createServer((req, res) => void ops.answer(req, res, req.url ?? ''))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(async () => {
    server.close()
    await watch.close()
    await database.drop()
  })
  const ask = async () => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const [ready, healthy] = [await fetch(`${origin}/readyz`), await fetch(`${origin}/healthz`)]
    return [ready.status, healthy.status]
  }
  expect(await ask()).toEqual([200, 200])
  watch.failed(new Error('query failed', { cause: Object.assign(new Error('no space left'), { code: '53100' }) }))
  expect(await ask(), 'its disk is full').toEqual([503, 200])
  clock = 30_001
  expect(await ask()).toEqual([200, 200])
  await database.open(false)
  expect(await ask()).toEqual([503, 200])
  clock = 59_000
  expect(await ask()).toEqual([503, 200])
  clock = 91_000
  expect(await ask()).toEqual([503, 503])
  await database.open(true)
  expect(await ask()).toEqual([200, 200])
})
