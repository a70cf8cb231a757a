import pg from 'pg'

interface ListenOptions {
  databaseUrl: string
  /** Channel -> handler of a payload. */
  channels: Record<string, (payload: string) => void>
  /** Called once per lost connection. */
  onLost?: (error: Error) => void
  /** The connection is restored; notifications sent meanwhile are lost. */
  onBack?: () => void
  retryMs?: number
}

/** LISTEN over a separate connection that reconnects indefinitely. The first connection must succeed. */
export async function listen(options: ListenOptions): Promise<{ close(): Promise<void> }> {
  const { databaseUrl, channels, onLost, onBack, retryMs = 500 } = options
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const connect = async () => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'listener',
      keepAlive: true,
    })
    next.on('error', () => undefined) // an `end` event follows, or `connect` rejects
    next.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''))
    try {
      await next.connect()
      for (const channel of Object.keys(channels)) await next.query(`LISTEN ${channel}`)
    } catch (error) {
      next.end().catch(() => undefined)
      throw error
    }
    client = next
    if (closed) await next.end()
    next.once('end', () => {
      if (closed) return
      onLost?.(new Error('connection ended'))
      reconnect()
    })
  }
  const reconnect = () => {
    if (closed) return
    timer = setTimeout(() => {
      connect().then(() => closed || onBack?.(), reconnect)
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
