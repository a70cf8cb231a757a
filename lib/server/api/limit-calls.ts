import type { Endpoint } from '@/lib/contract/kit'
import type { Call } from '@/lib/contract/table'
import type { Ctx } from '../runtime/context'
import { countHits, LocalLimiter } from '../runtime/rate-limit'
import { refuse } from '../runtime/refusal'

/** A call of this process for a page: no visitor to count, and one count for all of them would be everybody's end. */
export const LOCAL = 'local'
/** People behind one address, as far as limits care. */
const PEOPLE_AN_ADDRESS = 10

/** The limits of the contract, over all hosts. Refuses TOO_MANY. */
export function createCallLimiter() {
  const local = new LocalLimiter()

  return async function limitCall(ctx: Ctx, call: Call, def: Endpoint): Promise<void> {
    if (!def.limit) return
    const { points, seconds, inProcess } = def.limit
    const isPublic = def.access === 'public'
    const byAddress = { key: `${call} ${ctx.ip}`, seconds, points: isPublic ? points : points * PEOPLE_AN_ADDRESS }
    const byAccount = { key: `${call} #${ctx.user?.userId}`, seconds, points }
    const caps = [...(isPublic ? [] : [byAccount]), ...(ctx.ip === LOCAL ? [] : [byAddress])]
    const now = ctx.now().getTime()
    const isOver = inProcess
      ? caps.some((cap) => !local.hit(cap.key, cap.points, cap.seconds, now))
      : await countHits(ctx.db, caps, now)
    if (isOver) throw refuse('TOO_MANY')
  }
}
