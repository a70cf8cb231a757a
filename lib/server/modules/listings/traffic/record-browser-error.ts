import { HOUR_MS } from '@/lib/shared/time'
import type { Ctx } from '../../../runtime/context'
import { LocalLimiter } from '../../../runtime/rate-limit'
import { browserFigures } from './internal/browser-figures'

/** A faulty release fails in every browser at once: the log keeps this many lines an hour, the metrics count all. */
const LINES_AN_HOUR = 200
/** One visitor cannot use up the lines of all. */
const LINES_AN_ADDRESS = 20
const addresses = new LocalLimiter()

interface BrowserError {
  message: string
  stack: string
  path: string
}

/** Logs an error of a page in a visitor's browser. What it says is not trusted: anybody can send it. */
export async function recordBrowserError(ctx: Ctx, { message, stack, path }: BrowserError): Promise<void> {
  browserFigures.errors++
  const hour = Math.floor(ctx.now().getTime() / HOUR_MS)
  if (browserFigures.hour !== hour) Object.assign(browserFigures, { hour, lines: 0 })
  if (!addresses.hit(`${hour} ${ctx.ip}`, LINES_AN_ADDRESS, HOUR_MS / 1000, ctx.now().getTime())) return
  if (browserFigures.lines++ >= LINES_AN_HOUR) return
  ctx.log.warn({ browser: { message, stack, path }, distId: ctx.dist.distId }, 'error of a page in a browser')
}
