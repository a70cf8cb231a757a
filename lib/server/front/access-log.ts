import type { Log } from '../runtime/log'
import type { RequestKind } from '../runtime/metrics'

/** Slower answers always leave a line. */
const SLOW_MS = 2_000

interface Answered {
  requestId: string
  kind: RequestKind
  method: string | undefined
  host: string | undefined
  /** Without its query, which may hold what people typed. */
  path: string
  status: number
  ms: number
}

/**
 * Lines about answers: all errors of ours and slow ones, and a share of the others, each with the share by which it was
 * drawn, so that sums can be estimated. At level debug all of them. Pages from the cache leave none.
 */
export class AccessLog {
  constructor(
    readonly log: Log,
    readonly share: number,
    readonly draw: () => number = Math.random,
  ) {}

  write({ ms, ...answer }: Answered): void {
    const isKept = answer.status >= 500 || (ms >= SLOW_MS && answer.kind !== 'live')
    const line = () => ({ ...answer, ms: Math.round(ms) })
    if (isKept) this.log.info({ ...line(), share: 1 }, 'request')
    else if (this.share > 0 && this.draw() < this.share) this.log.info({ ...line(), share: this.share }, 'request')
    else if (this.log.isLevelEnabled('debug')) this.log.debug(line(), 'request')
  }
}
