import type { CdnProvider } from '../providers/cdn/port'
import type { Log } from '../runtime/log'
import type { PurgeBus } from '../runtime/purge-bus'
import type { SentPages } from './sent-pages'

/** Other instances hear of a change a moment later; a CDN that asks one of them earlier would get the old page again. */
const WAIT_MS = 1_000
const TRIES = 4

interface NotifyOptions {
  cdn: CdnProvider
  sent: SentPages
  purge: PurgeBus
  log: Log
}

/** Notifies the CDN of changes, many at once; returns a function that stops it. */
export function notifyCdn({ cdn, sent, purge, log }: NotifyOptions): () => void {
  const tags = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const send = async () => {
    timer = undefined
    const gone = [...tags]
    tags.clear()
    const pages = sent.take(gone)
    for (let left = TRIES; left > 0; left--)
      try {
        return await cdn.purge(pages, gone)
      } catch (err) {
        log.error({ err, pages: pages.length, left: left - 1 }, 'the CDN was not notified of a change')
        await new Promise((later) => setTimeout(later, WAIT_MS * 2 ** (TRIES - left)))
      }
  }
  const unsubscribe = purge.subscribe((change) => {
    for (const tag of change.gone) tags.add(tag)
    if (change.gone.length > 0) timer ??= setTimeout(() => void send(), WAIT_MS)
  })
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}
