import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Assets } from '../front/assets'
import { Front } from '../front/front'
import { answerHere } from '../loaders/server-api'
import { moderationFigures } from '../modules/core/moderation/queries-figures'
import { smsFigures } from '../modules/people/identity/codes/queries-sms-figures'
import type { StorageProvider } from '../providers/storage/port'
import { ROOT } from '../renderers/open-next'
import { type Env, readEnv } from '../runtime/env'
import { createLog, type Log } from '../runtime/log'
import { Metrics } from '../runtime/metrics'
import { PlainError } from '../runtime/plain-error'
import { readersOf } from '../runtime/private-media'
import { masterSecret } from '../runtime/secrets'
import { buildPages } from './build-pages'
import { cacheRulesOf } from './cache-rules'
import { bucketOrigins } from './choose-storage'
import { chooseCdn } from './choose-vendors'
import type { App } from './compose'
import { assertOwnRole, type OpenDatabase, openDatabaseServer, prepareTestMode } from './database'
import { exitOnCrash } from './exit-on-crash'
import { type OpenPages, openPages } from './open-pages'
import { claimPort, portError } from './port'
import { printProgress, step } from './progress'
import { openOtherBuilds, publishBuild } from './publish-build'

const DRAIN_MS = 10_000
const DEMO_GOODS = 5_000
/** Signals that arrive within this time are one. */
const SAME_SIGNAL_MS = 1_000

type Stop = () => Promise<void>
const originOf = (url = ''): string => (url ? new URL(url).origin : '')

/** Starts the whole program, with NODE_ENV set by the caller, or prints one line and sets exit code 1. */
export async function launch(mode: 'start' | 'dev'): Promise<void> {
  const undo: Stop[] = []
  try {
    onSignals(undo)
    await bringUp(mode, undo)
  } catch (error) {
    await stopAll(undo)
    fail(error)
  }
}

async function bringUp(mode: 'start' | 'dev', undo: Stop[]): Promise<void> {
  const env = readSettings()
  const isDemoScreen = env.APP_ENV !== 'production' && process.stdout.isTTY
  const log = createLog(env.LOG_LEVEL ?? (isDemoScreen ? 'warn' : 'info'))
  exitOnCrash(log, () => stopAll(undo))
  // behind a proxy, a port that answers nothing would get requests before the program is ready
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { openTelemetry } = await import('../runtime/open-telemetry')
    undo.push(openTelemetry())
  }
  const release = env.APP_ENV === 'demo' ? await claimPort(env.PORT, env.HOST) : async () => undefined
  undo.push(release)
  const secret = masterSecret(env)
  // The pages start without a database and the database without pages, so both start in parallel.
  const [database, pages] = await bothOrNeither(
    prepareDatabase(env, log, secret, undo),
    preparePages(mode, env, log, undo),
  )
  const { compose } = await import('./compose')
  const app = await compose(env, {
    databaseUrl: database.url,
    directUrl: database.directUrl,
    testModeUrl: database.test?.url,
    log,
    secret,
    port: env.PORT,
  })
  undo.push(() => app.close())
  await assertOneStorage(env, app, log)
  if (env.APP_ENV !== 'demo' && pages.assets) await shareStaticFiles(pages.assets, app.storage)
  const metrics = new Metrics()
  metrics.watchSms(smsFigures)
  metrics.watchModeration(moderationFigures)
  metrics.watchFigures(app.figures)
  if (pages.renderers) metrics.watchRenderers(pages.renderers)
  const front = new Front({
    ...pages,
    log,
    metrics,
    purge: app.purge,
    hosts: app.hosts,
    api: app.api,
    cacheRules: await cacheRulesOf(),
    storage: app.storage,
    readersOf: (key, query) => readersOf(app.services, key, query),
    crawl: app.crawl,
    stat: app.stat,
    drafts: app.drafts,
    connections: connectionsOf(env),
    faceScriptHost: originOf(app.services.realName.face?.scriptUrl),
    attachLive: (server) => app.attachLive(server),
    ready: () => app.ready(),
    lacks: () => app.lacks(),
    healthy: () => app.healthy(),
    pageCacheMb: env.PAGE_CACHE_MB,
    trustedProxies: env.TRUSTED_PROXIES,
    cdn: chooseCdn(env) ?? undefined,
    metricsToken: env.METRICS_TOKEN,
    accessLogShare: env.ACCESS_LOG_SHARE,
  })
  undo.push(await front.listenToPages(pages.apiSocket))
  answerHere((host, path) => front.answerPage(host, path))
  await release()
  await front.listen(env.PORT, env.HOST).catch((error: NodeJS.ErrnoException) => {
    throw portError(error, env.PORT, env.HOST)
  })
  undo.push(() => front.drain(DRAIN_MS, env.STOP_NOTICE_SECONDS * 1000))
  app.startJobs()
  printProgress(['', ...app.describe(), ''].join('\n'))
  void pages.assets?.warm().catch((error: unknown) => log.warn({ err: error }, 'warming the static files failed'))
}

/** Pages of one build find their files on instances of another, while one replaces the other. */
async function shareStaticFiles(assets: Assets, storage: StorageProvider): Promise<void> {
  await step('Sharing the static files', () => publishBuild(storage, { build: join(ROOT, '.next'), now: new Date() }))
  assets.otherBuilds = openOtherBuilds(storage)
}

/** Each instance would answer 404 for the files of the others. */
async function assertOneStorage(env: Env, app: App, log: Log): Promise<void> {
  const storages = await app.storages()
  if (storages.length < 2) return
  const line =
    'Other instances on this database keep their files elsewhere: set STORAGE_PROVIDER=s3 with one bucket for all, or share DATA_DIR/media.'
  if (env.APP_ENV === 'production') throw new PlainError(line)
  log.warn({ storages }, line)
}

async function prepareDatabase(env: Env, log: Log, secret: string, undo: Stop[]): Promise<OpenDatabase> {
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o711 })
  const database = await step('Starting the database', () => openDatabaseServer(env, log))
  undo.push(() => database.stop())
  const { assertCurrent, migrate } = await import('../db/migrate')
  if (env.APP_ENV === 'production') await assertCurrent(database)
  else await step('Updating the tables', () => migrate(database))
  await prepareTestMode(database, env.APP_ENV === 'production' ? assertCurrent : migrate, printProgress)
  await assertOwnRole(env, database.url, printProgress)
  if (env.APP_ENV !== 'production') {
    const { seedIfEmpty } = await import('../db/seed/seed')
    await step('Making the demo data', () => seedIfEmpty(database.ownerUrl, log, { goods: DEMO_GOODS, secret }))
  }
  return database
}

async function preparePages(mode: 'start' | 'dev', env: Env, log: Log, undo: Stop[]): Promise<OpenPages> {
  if (mode === 'start') await buildPages()
  const pages = await step('Loading the pages', () => openPages(mode, env, log))
  undo.push(() => pages.close())
  return pages
}

/**
 * SIGTERM and SIGINT undo everything in reverse order: the front server drains first, the database stops last. A second
 * signal does not wait; one right after the first is the same, sent to a group of processes and passed on by npm.
 */
function onSignals(undo: Stop[]): void {
  let stoppingSince: number | undefined
  const stop = async (signal: string) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    printProgress(`Stopping (${signal})`)
    await stopAll(undo)
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

async function stopAll(undo: readonly Stop[]): Promise<void> {
  for (const stop of undo.toReversed())
    await stop().catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
}

async function bothOrNeither<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  const settled = await Promise.allSettled([first, second])
  for (const one of settled) if (one.status === 'rejected') throw one.reason
  return Promise.all([first, second])
}

function readSettings(): Env {
  try {
    return readEnv(process.env)
  } catch (error) {
    throw new PlainError((error as Error).message)
  }
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof PlainError ? error.message : (error as Error).stack}\n`)
  process.exit(1)
}

/** What pages connect to besides their own host. */
const connectionsOf = (env: Env): string[] => [
  ...(env.CHAT_PROVIDER === 'rongcloud' ? env.RONGCLOUD_HOSTS.split(',') : []),
  ...bucketOrigins(env),
]
