import type { Ctx } from '../../../runtime/context'
import { claimEndpoint, renewLease } from './internal/claim-endpoint'
import { findDueSends } from './internal/due-sends'
import { settleTurn } from './internal/settle-turn'
import { trySend } from './internal/try-send'
import type { ReadObject } from './types'

/** Different objects of one endpoint that are sent at once. */
const AT_ONCE = 8
/** How long one endpoint keeps its turn while another may wait. */
const TURN_MS = 10_000

/**
 * Gives one endpoint its turn: sends its due events, each object's in order, until none is due, it does not answer, or
 * the turn is over. An endpoint has one turn at a time, also with many instances; a turn that was cut off ends by itself,
 * and its events are still queued. Several lanes of this run side by side, so an endpoint that is slow or away holds up
 * at most one of them, for seconds. Returns how many events were tried.
 */
export async function sendDueWebhooks(ctx: Ctx, { read }: { read: ReadObject }): Promise<number> {
  let endpoint = await claimEndpoint(ctx)
  if (!endpoint) return 0
  const ends = performance.now() + TURN_MS
  let tried = 0
  while (endpoint && performance.now() < ends) {
    // one that failed last time gets one event, to see whether it answers
    const limit = endpoint.failures > 0 ? 1 : AT_ONCE
    const due = await findDueSends(ctx, { endpointId: endpoint.id, limit })
    if (due.length === 0) break
    const turn = endpoint
    const results = await Promise.all(due.map((send) => trySend(ctx, turn, { send, read })))
    tried += due.length
    endpoint = await settleTurn(ctx, turn, results)
    if (!endpoint || !(await renewLease(ctx, endpoint))) return tried
    if (endpoint.pausedUntil && endpoint.pausedUntil > ctx.now()) break
  }
  if (endpoint) await renewLease(ctx, endpoint, { isOver: true })
  return tried
}
