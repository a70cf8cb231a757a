import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { LiveEvent } from './live-event'
import type { BusListener, NewsBus } from './news-bus'

/** Effects of a commit: tags of pages that are invalid, of pages that may lag a little, and events for open pages. */
export interface News {
  tags: string[]
  aged: string[]
  events: LiveEvent[]
}

interface Announcer {
  /** Resolves when it is delivered in this process. */
  announce(news: News): Promise<void>
  close(): Promise<void>
}

interface Options {
  openBus: (listener: BusListener) => Promise<NewsBus>
  log: Logger
  /** `isOwn`: announced by this instance. */
  deliver: (news: News, isOwn: boolean) => Promise<void>
}

/** Postgres allows 8,000 bytes; ids and tags are ASCII. */
const MAX_PAYLOAD = 7_500
const EVERYTHING: News = { tags: ['*'], aged: [], events: [] }

/**
 * Delivers in this process immediately; other instances are notified over the bus, many commits in one message. A crash in
 * between costs them a page that stays stale until its cache lifetime ends, and an event that the next poll picks up.
 */
export async function createAnnouncer({ openBus, log, deliver }: Options): Promise<Announcer> {
  const from = randomBytes(6).toString('hex')
  let waiting: News[] = []
  let sending: Promise<void> | undefined
  const receive = async (payload: string) => {
    const news = read(payload)
    if (news.from !== from) await deliver(news, false)
  }
  const bus = await openBus({
    receive: (payload) => void receive(payload),
    missed: () => void deliver(EVERYTHING, false),
  })

  const send = async () => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      for (const payload of packNews(from, batch)) await bus.send(payload)
    }
  }
  return {
    announce(news) {
      waiting.push(news)
      sending ??= send()
        .catch((err) => log.error({ err }, 'other instances could not be told'))
        .finally(() => {
          sending = undefined
        })
      return deliver(news, true)
    },
    async close() {
      await sending
      await bus.close()
    },
  }
}

/** Packs into as few payloads as possible; each tag of a batch is sent once. */
export function packNews(from: string, batch: News[]): string[] {
  const [tags, aged] = [distinct(batch.map((news) => news.tags)), distinct(batch.map((news) => news.aged))]
  const items: Partial<News>[] = [
    ...tags.map((tag) => ({ tags: [tag] })),
    ...aged.map((tag) => ({ aged: [tag] })),
    ...batch.flatMap((news) => news.events).map((event) => ({ events: [event] })),
  ]
  const parts: News[] = []
  let room = 0
  for (const item of items) {
    const size = JSON.stringify(item).length
    if (size > room) {
      parts.push({ tags: [], aged: [], events: [] })
      room = MAX_PAYLOAD - JSON.stringify({ from, tags: [], aged: [], events: [] }).length
    }
    parts.at(-1)?.tags.push(...(item.tags ?? []))
    parts.at(-1)?.aged.push(...(item.aged ?? []))
    parts.at(-1)?.events.push(...(item.events ?? []))
    room -= size
  }
  return parts.map((part) => JSON.stringify({ from, ...part }))
}

const distinct = (lists: string[][]): string[] => [...new Set(lists.flat())]

/** An unreadable payload purges everything: a stale page is worse than a slow one. */
function read(payload: string): News & { from?: string } {
  try {
    return JSON.parse(payload) as News & { from: string }
  } catch {
    return EVERYTHING
  }
}
