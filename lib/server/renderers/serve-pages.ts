import { createServer } from 'node:http'
import { withTraceparent } from '../loaders/traceparent'
import { openNext } from './open-next'

/**
 * The program of a renderer: Next behind the unix socket RENDERER_SOCKET, with loaders that call API_SOCKET. It exits
 * when its parent does, and ignores terminal signals: the parent lets running pages finish first.
 */
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit(0))
process.on('message', (message) => {
  if (message === 'ping') process.send?.('pong')
})

const pages = await openNext({ dev: false })
createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, (req, res) => {
  withTraceparent(req.headers.traceparent?.toString(), () => pages.handle(req, res)).catch(() => res.destroy())
}).listen(process.env.RENDERER_SOCKET, () => process.send?.('ready'))
