import type { Endpoint } from '@/lib/contract/kit'
import type { Ctx } from '../runtime/context'
import { LocalLimiter } from '../runtime/rate-limit'
import { refuse } from '../runtime/refusal'

/**
 * Address of in-process calls made to render a page. They are not limited, because they share one address and a common
 * limit would block all visitors.
 */
export const LOCAL = 'local'
/** Assumed number of people behind one IP address, for limits. */
const PEOPLE_AN_ADDRESS = 10

/** Creates the rate limits of the contract, counted over all hosts. Refuses TOO_MANY. */
export function createCallLimiter() {
  const local = new LocalLimiter()

  return async function limitCall(ctx: Ctx, call: string, def: Pick<Endpoint, 'access' | 'limit'>): Promise<void> {
    if (!def.limit) return
    const { points, seconds, inProcess } = def.limit
    const isPublic = def.access === 'public'
    const byAddress = { key: `${call} ${ctx.ip}`, seconds, points: isPublic ? points : points * PEOPLE_AN_ADDRESS }
    const byAccount = { key: `${call} #${ctx.user?.userId}`, seconds, points }
    const caps = [...(isPublic ? [] : [byAccount]), ...(ctx.ip === LOCAL ? [] : [byAddress])]
    const now = ctx.now().getTime()
    const isOver = inProcess
      ? caps.some((cap) => !local.hit(cap.key, cap.points, cap.seconds, now))
      : await ctx.limits.count(caps, now)
    if (isOver) throw refuse('TOO_MANY')
  }
}
