import { createClient } from '@redis/client'
import type { Logger } from 'pino'
import type { BusListener } from './news-bus'

type Client = ReturnType<typeof connection>

/** A service that answers no sooner is treated as away. */
const ANSWER_MS = 500
/** After a command without an answer, further ones are rejected at once for this long. */
const REST_MS = 1_000
/** How long a start waits for it. */
const START_MS = 3_000
const PING_MS = 5_000
/** A connection that has been silent for this long, pings included, is opened again. */
const SILENT_MS = 12_000

/** Redis is away; the caller has another way. */
export class RedisAway extends Error {}

/** A connection to Redis or Valkey that may be away at any time. What it holds may be lost: nothing depends on it. */
export interface Redis {
  /** Name of a key or channel of this installation, also on a server that several share. */
  key(name: string): string
  /** Rejects within half a second if it does not answer, and at once while it is known to be away. */
  ask<T>(work: (client: Client) => Promise<T>): Promise<T>
  /** Subscribes over another connection, again after each loss; `missed` is called whenever it is subscribed again. */
  subscribe(channel: string, listener: BusListener): void
  isUp(): boolean
  close(): Promise<void>
}

const connection = (url: string, isOffline: boolean) =>
  createClient({
    url,
    disableOfflineQueue: !isOffline,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: 5_000,
      socketTimeout: SILENT_MS,
      reconnectStrategy: (tries) => Math.min(100 * (tries + 1), 2_000),
    },
  })

interface Options {
  url: string
  /** Distinguishes this installation from others on the same server. */
  name: string
  log: Logger
}

/** Resolves when it is connected, or after a while without: it is connected later then. */
export async function openRedis({ url, name, log }: Options): Promise<Redis> {
  const client = connection(url, false)
  const subscriber = connection(url, true)
  let isKnownAway = false
  let restUntil = 0
  client.on('ready', () => {
    if (isKnownAway) log.info('redis is back')
    isKnownAway = false
  })
  const lost = (err: unknown) => {
    if (!isKnownAway) log.warn({ err }, 'redis is away: the database does its work')
    isKnownAway = true
  }
  client.on('error', lost)
  subscriber.on('error', () => undefined)
  const connecting = client.connect().catch(lost)
  subscriber.connect().catch(() => undefined)
  await within(START_MS, connecting).catch(() => lost(new RedisAway('no answer at the start')))
  const isUp = () => client.isReady && performance.now() >= restUntil
  return {
    key: (key) => `${name}:${key}`,
    isUp,
    async ask(work) {
      if (!isUp()) throw new RedisAway('redis is away')
      return within(ANSWER_MS, work(client)).catch((error: unknown) => {
        if (error instanceof RedisAway) restUntil = performance.now() + REST_MS
        throw error
      })
    },
    subscribe(channel, listener) {
      // resubscribing comes before the ping on the same connection
      subscriber.on('ready', () => void subscriber.ping().then(() => listener.missed(), lost))
      subscriber.subscribe(channel, (payload) => listener.receive(payload)).catch(lost)
    },
    async close() {
      for (const one of [client, subscriber]) if (one.isOpen) one.destroy()
    },
  }
}

/** Rejects with RedisAway after `ms`. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RedisAway(`no answer within ${ms} ms`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
