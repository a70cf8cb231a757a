import pg from 'pg'

type Listener = (tags: readonly string[]) => void

/** Carries cache tags whose pages are no longer true. `'*'` means everything. */
export class PurgeBus {
  readonly #listeners = new Set<Listener>()

  /** Delivers in this process before it returns; other processes hear through NOTIFY. */
  publish(tags: readonly string[]): void {
    if (tags.length > 0) for (const listener of this.#listeners) listener(tags)
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

interface ListenOptions {
  databaseUrl: string
  bus: PurgeBus
  /** Told once per lost connection. */
  onLost?: (error: Error) => void
  retryMs?: number
}

/**
 * Forwards `NOTIFY purge, '["tag",…]'` to the bus over a connection of its own that reconnects for ever.
 * What was notified while it was away is lost, so a reconnect purges everything. The first connection must succeed.
 */
export async function listenPurges(options: ListenOptions): Promise<{ close(): Promise<void> }> {
  const { databaseUrl, bus, onLost, retryMs = 500 } = options
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const connect = async () => {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'purge-listener', keepAlive: true })
    let lost = false
    const lose = (error: Error) => {
      if (lost || closed) return
      lost = true
      onLost?.(error)
      next.end().catch(() => undefined)
      reconnect()
    }
    next.on('error', lose)
    next.on('notification', ({ payload }) => bus.publish(readTags(payload)))
    await next.connect()
    next.on('end', () => lose(new Error('connection ended')))
    await next.query('LISTEN purge')
    client = next
  }
  const reconnect = () => {
    timer = setTimeout(() => {
      connect().then(() => bus.publish(['*']), reconnect)
    }, retryMs)
    timer.unref()
  }

  await connect()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

/** A payload nobody can read purges everything: a stale page is worse than a slow one. */
function readTags(payload: string | undefined): string[] {
  try {
    const tags: unknown = JSON.parse(payload ?? '')
    if (Array.isArray(tags)) return tags.map(String)
  } catch {}
  return ['*']
}
