import type { Server } from 'node:http'
import type { Logger } from 'pino'
import { MAIN_DIST_ID } from '@/lib/shared/ids'
import { HOUR_MS } from '@/lib/shared/time'
import { createApi } from '../api/app'
import { rawRoutes } from '../api/raw-routes'
import { answerFrames } from '../api/stat-frame'
import { type Db, openDatabase } from '../db/client'
import { openReplica } from '../db/replica'
import { serveAsDemoAgent } from '../db/seed/people/demo-agent'
import { watchDatabase } from '../db/watch'
import type { CrawlSource } from '../front/crawl-handler'
import type { Drafts } from '../front/draft-visit'
import type { StatOrigin } from '../front/stat-handler'
import { startJobs } from '../jobs/start-jobs'
import { startTestJobs } from '../jobs/start-test-jobs'
import { freeShareOf, watchOperations } from '../jobs/watch-operations'
import { type HostMap, loadHostMap } from '../modules/core/tenancy/load-host-map'
import { resetRuleBook } from '../modules/core/tenancy/load-rule-book'
import { resetGameCache } from '../modules/listings/catalog/games/reset-game-cache'
import { verifyChatToken } from '../modules/market/chat/verify-chat-token'
import { findPreview } from '../modules/office/sites/find-preview'
import { findLiveSessions } from '../modules/people/identity/sessions/find-session'
import { serves } from '../modules/people/staff/queries-service'
import { createLocalAgreement } from '../providers/agreement/local'
import { createLocalDomain } from '../providers/domain/local'
import { createPublicDomain } from '../providers/domain/public'
import { createVendorApps, NO_VENDORS } from '../providers/oauth/apps'
import { createLocalOAuth } from '../providers/oauth/local'
import type { OAuthProvider } from '../providers/oauth/port'
import { createPayments } from '../providers/payment/payments'
import { createSandboxPayment } from '../providers/payment/sandbox/create-sandbox-payment'
import { createSandboxPayout } from '../providers/payout/sandbox/create-sandbox-payout'
import { createLocalQrLogin } from '../providers/qr-login/local'
import type { QrLoginProvider } from '../providers/qr-login/port'
import { createWechatQrLogin } from '../providers/qr-login/wechat'
import { createLocalFace } from '../providers/real-name/local-face'
import { openKeys } from '../providers/sandbox/keys'
import type { StorageProvider } from '../providers/storage/port'
import { withArt } from '../providers/storage/with-art'
import { withSizes } from '../providers/storage/with-sizes'
import { measured } from '../providers/vendor-figures'
import { createWebhookSender } from '../providers/webhook/public-sender'
import { createAnnouncer, type News } from '../runtime/announcer'
import type { Services } from '../runtime/context'
import type { Env } from '../runtime/env'
import { joinInstances } from '../runtime/instances'
import type { Figure } from '../runtime/metrics'
import { PlainError } from '../runtime/plain-error'
import { PurgeBus } from '../runtime/purge-bus'
import { systemCtx } from '../runtime/system-ctx'
import { createVault } from '../runtime/vault'
import { ViewTally } from '../runtime/view-tally'
import { chooseChat } from './choose-chat'
import { openPayments, openPayout } from './choose-payments'
import { chooseStorage } from './choose-storage'
import {
  chooseAlarm,
  chooseIpPlaces,
  chooseMail,
  chooseModeration,
  chooseRealName,
  chooseSms,
  chooseWechatPush,
} from './choose-vendors'
import { createCrawlSource } from './crawl-source'
import { describeApp } from './describe'
import { businessFigures } from './figures/business-figures'
import { processFigures } from './figures/process-figures'
import { sharedFigures } from './figures/shared-figures'
import { openSharing } from './open-sharing'
import { openTestMode } from './open-test-mode'

export interface App {
  api: { fetch(request: Request): Response | Promise<Response> }
  services: Services
  hosts: HostMap
  purge: PurgeBus
  storage: StorageProvider
  /** Data for search engines. */
  crawl: CrawlSource
  /** Site drafts of distributors' staff. */
  drafts: Drafts
  /** Origin of the statistics frames, if not the brands' own hosts. */
  stat?: StatOrigin
  attachLive(server: Server): void
  ready(): Promise<boolean>
  /** Parts that are set and away, while others do their work. */
  lacks(): string[]
  /** False: the database has been unavailable for a minute. */
  healthy(): boolean
  startJobs(): void
  /** What the instances on this database keep files in; more than one: each misses the files of the others. */
  storages(): Promise<string[]>
  /** For the metrics. */
  figures: readonly Figure[]
  /** Lines printed for a person after the start. */
  describe(): string[]
  close(): Promise<void>
}

interface ComposeOptions {
  databaseUrl: string
  /** Set if that leads to a pooler: leads to the server itself. */
  directUrl?: string
  /** The database of test mode; absent: there is none. */
  testModeUrl?: string
  log: Logger
  secret: string
  port: number
  now?: () => Date
}

/** The composition root: the only place that chooses providers and knows every part of the server. */
export async function compose(env: Env, options: ComposeOptions): Promise<App> {
  const { databaseUrl, directUrl, testModeUrl, log, secret, port, now = () => new Date() } = options
  const { db, pool } = openDatabase(databaseUrl, env.DATABASE_POOL, { isPooled: directUrl !== undefined })
  const replica = env.DATABASE_READ_URL
    ? openReplica({ url: env.DATABASE_READ_URL, max: env.DATABASE_POOL, primary: db, log })
    : undefined
  const watch = watchDatabase(databaseUrl)
  const vault = createVault(secret)
  const purge = new PurgeBus()
  const hosts = await loadHostMap(db, { fallback: fallbackDist(env), originOf: (host) => originOf(env, host, port) })
  const storage = withArt(withSizes(await chooseStorage(env)))
  const instance = await joinInstances(db, { storage: await storage.identity(), log })
  const sharing = await openSharing(env, { db, sessionUrl: directUrl ?? databaseUrl, secret, instance, log })
  const live = chooseChat(env, {
    log,
    now,
    others: sharing.presence,
    services: () => services,
    authenticate: async (token, host) => {
      const dist = hosts.resolve(host)
      const found = dist && verifyChatToken(vault, token, dist.distId, now())
      const alive = found && (await findLiveSessions(services, [found.sessionId]))
      if (!dist || !found || !alive?.has(found.sessionId)) return null
      const { userId, sessionId } = found
      const user = { userId, sessionId, nickName: '', authStatus: 0, limits: {} }
      const isDesk = await serves({ ...systemCtx(services, dist), user }, dist.distId)
      return { userId, sessionId, distId: dist.distId, isDesk }
    },
  })
  const sandbox = { db, log, now, keys: await openKeys(db, vault), baseUrl: `http://127.0.0.1:${port}` }
  const till = createSandboxPayment({ ...sandbox, publicOrigin: hosts.byId(1)?.origin ?? `http://localhost:${port}` })
  const bank = createSandboxPayout(sandbox)
  const face = createLocalFace(now)
  const testMode = testModeUrl ? openTestMode(testModeUrl, { live: () => services, log }) : null
  const services: Services = {
    db,
    log,
    now,
    vault,
    storage,
    live,
    limits: sharing.limits,
    views: { goods: new ViewTally(), news: new ViewTally() },
    distOf: hosts.byId,
    isDemo: env.APP_ENV === 'demo',
    isTest: false,
    testMode,
    sessionMs: env.SESSION_HOURS * HOUR_MS,
    payments: createPayments(
      (env.PAYMENT_PROVIDER === 'sandbox' ? [till.provider] : await openPayments(env, { log, now })).map((provider) =>
        measured('payment', provider.name, provider),
      ),
    ),
    payout: measured('payout', env.PAYOUT_PROVIDER, (await openPayout(env, { log, now })) ?? bank.provider),
    sms: measured('sms', env.SMS_PROVIDER, await chooseSms(env, db, log)),
    mail: measured('mail', env.MAIL_PROVIDER, await chooseMail(env, db, log)),
    realName: measured('realName', env.REAL_NAME_PROVIDER, chooseRealName(env, { local: face.provider, now })),
    agreement: createLocalAgreement(vault),
    qrLogin: chooseQrLogin(env),
    oauth: chooseOAuth(env, db, now),
    wechatPush: chooseWechatPush(env, { db, log, now }),
    ipPlace: await chooseIpPlaces(env),
    moderation: chooseModeration(env),
    domain: env.DOMAIN_PROVIDER === 'local' ? createLocalDomain(db) : createPublicDomain(),
    webhooks: createWebhookSender({ allowsLocal: env.WEBHOOK_LOCAL }),
    announce: (news) => announcer.announce(news),
  }
  const deliver = async ({ tags, aged, events }: News, isOwn: boolean) => {
    if (tags.includes('*')) resetRuleBook(db)
    // Pages are rendered again as soon as they are purged: by then the new configuration must be in force.
    if (tags.some((tag) => tag === '*' || tag === 'hosts' || tag.startsWith('dist:')))
      await hosts.reload().catch((err) => log.error({ err }, 'hosts not reloaded'))
    if (tags.some((tag) => tag === '*' || tag === 'games')) resetGameCache(db)
    if (tags.some((tag) => /^(?:\*|games|hosts|dist:\d+)$/.test(tag))) testMode?.outdate()
    purge.publish(tags, aged)
    for (const event of events) live.publish(event, isOwn)
  }
  const announcer = await createAnnouncer({ openBus: sharing.openBus, log, deliver })
  const jobs: { stop(): Promise<void> }[] = []
  return {
    api: createApi(
      {
        services,
        checkOutput: env.APP_ENV === 'test',
        failed: watch.failed,
        replica,
        resolve: (host) => hosts.resolve(host),
        isBound: (host) => hosts.has(host),
      },
      rawRoutes(services, { till: till.routes, bank: bank.routes, face }, env, (host) => hosts.resolve(host)),
    ),
    services,
    hosts,
    purge,
    storage,
    crawl: createCrawlSource(services, hosts),
    drafts: {
      async open(ticket, distId) {
        const dist = hosts.byId(distId)
        const site = dist && (await findPreview(services, ticket, dist))
        return site && { site, ...hosts.lend(site) }
      },
    },
    stat: env.STAT_ORIGIN
      ? { origin: env.STAT_ORIGIN, fetch: (request) => answerFrames(env, hosts.byId, request) }
      : undefined,
    attachLive: (server) => live.attach(server),
    ready: () => watch.isReady(),
    lacks: () => [
      ...(sharing.redis?.isUp() === false ? ['redis'] : []),
      ...(replica?.isUp() === false ? ['read replica'] : []),
    ],
    healthy: () => !watch.isLost(),
    startJobs: () => {
      const serveDesk = services.isDemo ? () => serveAsDemoAgent(services) : undefined
      const alarm = chooseAlarm(env, now)
      const name = hosts.byId(MAIN_DIST_ID)?.conf.distBaseConf.websiteName ?? ''
      const freeDisk = () => freeShareOf(env.DATA_DIR)
      const watch = alarm ? watchOperations(services, { alarm, freeDisk, name }) : undefined
      jobs.push(startJobs(services, [till.gateway, bank.gateway], serveDesk, watch))
      if (testMode) jobs.push(startTestJobs(services))
    },
    storages: () => instance.storages(),
    figures: [...businessFigures(pool, services), ...processFigures(pool), ...sharedFigures(sharing.redis, replica)],
    describe: () => describeApp(env, hosts.all()),
    async close() {
      await Promise.all(jobs.map((running) => running.stop()))
      await live.close()
      await announcer.close()
      await sharing.close()
      await instance.close().catch((err) => log.warn({ err }, 'this instance could not sign off'))
      await watch.close()
      await testMode?.close()
      await replica?.close()
      await pool.end()
    },
  }
}

/** Distributor used for an unregistered host: the demo shows the default one. */
function fallbackDist(env: Env): number | null {
  if (env.DEFAULT_DIST) return Number(env.DEFAULT_DIST)
  return env.APP_ENV === 'production' ? null : 1
}

/** PUBLIC_ORIGIN gives scheme and port for every distributor; its host is that of the default one. */
function originOf(env: Env, host: string, port: number): string {
  if (!env.PUBLIC_ORIGIN) return `http://${host}:${port}`
  const base = new URL(env.PUBLIC_ORIGIN)
  return `${base.protocol}//${host}${base.port ? `:${base.port}` : ''}`
}

function chooseQrLogin(env: Env): QrLoginProvider {
  if (env.QR_LOGIN_PROVIDER === 'local') return createLocalQrLogin()
  if (!env.WECHAT_APP_ID) throw new PlainError('WECHAT_APP_ID: name the WeChat app, or set QR_LOGIN_PROVIDER=local')
  return createWechatQrLogin(env.WECHAT_APP_ID)
}

function chooseOAuth(env: Env, db: Db, now: () => Date): OAuthProvider {
  if (env.OAUTH_PROVIDER === 'local') return createLocalOAuth(db, now)
  if (env.OAUTH_PROVIDER === 'none') return NO_VENDORS
  return createVendorApps({ wechat: env.OAUTH_WECHAT_APPS, qq: env.OAUTH_QQ_APPS })
}
