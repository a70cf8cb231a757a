import type { Server } from 'node:http'
import type { CdnProvider } from '../providers/cdn/port'
import type { Pages } from '../renderers/open-next'
import type { Log } from '../runtime/log'
import type { Metrics } from '../runtime/metrics'
import type { PurgeBus } from '../runtime/purge-bus'
import type { ApiApp, CacheRules } from './api-handler'
import type { Assets } from './assets'
import type { CrawlSource } from './crawl-handler'
import type { Drafts } from './draft-visit'
import type { MediaStorage, ReadersOf } from './media'
import type { Site } from './pages'
import type { Renderer } from './render'
import type { StatOrigin } from './stat-handler'

export interface FrontOptions {
  log: Log
  metrics: Metrics
  purge: PurgeBus
  hosts: { resolve(host: string): Site | undefined; has(host: string): boolean }
  api: ApiApp
  cacheRules: CacheRules
  storage: MediaStorage
  /** Absent: all stored pictures are public. */
  readersOf?: ReadersOf
  /** Absent: no sitemap is served. */
  crawl?: CrawlSource
  /** Absent: all pages are published ones. */
  drafts?: Drafts
  /** Absent: statistics frames are served by the brands' own hosts. */
  stat?: StatOrigin
  /** Hosts that pages connect to besides their own: for chat, and the bucket that takes uploads. */
  connections?: readonly string[]
  /** Host of the script of face checks; '': it needs none. */
  faceScriptHost?: string
  /** Absent: no live connections. */
  attachLive?: (server: Server) => void
  ready: () => Promise<boolean>
  /** Parts that are away while others do their work. */
  lacks?: () => string[]
  /** False: only a restart may help. Absent: healthy as long as it answers. */
  healthy?: () => boolean
  render: Renderer
  /** Concurrent page renders. */
  slots: number
  /** Absent in development, where Next serves its own files. */
  assets?: Assets
  pageCacheMb: number
  /** Absent: no CDN keeps copies of pages. */
  cdn?: CdnProvider
  /** Absent: only this machine and trusted proxies may read the metrics. */
  metricsToken?: string
  /** Share of answers that leave a line in the log, besides errors and slow ones; absent: none. */
  accessLogShare?: number
  trustedProxies: string
  /** For development: Next in this process, no page cache, with its reload channel enabled. */
  dev?: Pages
}
