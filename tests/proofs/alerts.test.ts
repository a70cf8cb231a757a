import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { moderationFigures } from '@/lib/server/modules/core/moderation/queries-figures'
import { smsFigures } from '@/lib/server/modules/people/identity/codes/queries-sms-figures'
import { Metrics } from '@/lib/server/runtime/metrics'
import { openFront } from '../front/world'
import { ensurePackage } from '../support/ensure-package'
import { World } from '../support/world'

const FOLDER = join(process.cwd(), 'docs', 'deploy', 'prometheus')
const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const alerts = [...textOf('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name as string)

it('every alert is valid, silent before its cause and raised by it', () => {
  ensurePackage('promtool', 'prometheus')
  execFileSync('promtool', ['check', 'rules', 'alerts.yml'], { cwd: FOLDER })
  execFileSync('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: FOLDER, stdio: 'pipe' })
  const provoked = new Set([...textOf('alerts.test.yml').matchAll(/alertname: (\w+)/g)].map(([, name]) => name))
  expect(alerts.filter((name) => !provoked.has(name))).toEqual([])
  expect(alerts.length).toBeGreaterThan(15)
})

it('every alert has its entry in the runbook', () => {
  const runbook = readFileSync(join(process.cwd(), 'docs', 'operations.md'), 'utf8')
  expect(alerts.filter((name) => !runbook.includes(`### ${name}\n`))).toEqual([])
})

it('alerts and board ask only for metrics that the program has', async () => {
  const world = new World()
  // both have figures, though nothing answers there
  const nowhere = '127.0.0.1:1'
  await world.open({ env: { REDIS_URL: `redis://${nowhere}`, DATABASE_READ_URL: `postgres://${nowhere}/none` } })
  const metrics = new Metrics()
  metrics.watchSms(smsFigures)
  metrics.watchModeration(moderationFigures)
  metrics.watchRenderers({ ready: 2 })
  metrics.watchFigures(world.app.figures)
  const { front } = await openFront({ metrics })
  onTestFinished(async () => {
    await front.drain(0)
    await world.close()
  })
  const known = new Set(metrics.registry.getMetricsAsArray().flatMap(({ name }) => [name, `${name}_bucket`]))
  const expressions = [
    ...[...textOf('alerts.yml').matchAll(/expr: '(.*)'$/gm)].map(([, text]) => text as string),
    ...(JSON.parse(textOf('board.json')) as { panels: { targets: { expr: string }[] }[] }).panels.flatMap(
      ({ targets }) => targets.map(({ expr }) => expr),
    ),
  ]
  const asked = expressions.flatMap(
    (text) => text.replace(/"[^"]*"|\{[^}]*\}|\([^()]*\w+, \w+\)/g, '').match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? [],
  )
  const FUNCTIONS = new Set(['histogram_quantile', 'min_over_time', '__rate_interval'])
  expect([...new Set(asked)].filter((name) => !known.has(name) && !FUNCTIONS.has(name))).toEqual([])
  expect(asked.length).toBeGreaterThan(20)
})
