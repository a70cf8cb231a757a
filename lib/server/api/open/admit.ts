import { CALLS_A_MINUTE } from '@/lib/shared/people/api-keys'
import { findApiKey } from '../../modules/people/api-keys/queries'
import { allowsAddress } from '../../modules/people/api-keys/rules'
import type { ApiKeyRow } from '../../modules/people/api-keys/types'
import type { Ctx } from '../../runtime/context'
import { countHit, LocalLimiter } from '../../runtime/rate-limit'
import { refuse } from '../../runtime/refusal'

/** Calls per minute from an address, before its key is looked up. */
const OF_ADDRESS = 1200
const MINUTE_MS = 60_000
const tries = new LocalLimiter()

/**
 * Sets `ctx.user` to the owner of the key that a request presents. Refuses TOO_MANY, API_KEY, ACCOUNT_FROZEN.
 */
export async function findCaller(ctx: Ctx, header: string | null): Promise<ApiKeyRow> {
  if (!tries.hit(`open ${ctx.ip}`, OF_ADDRESS, 60, ctx.now().getTime())) throw refuse('TOO_MANY')
  const [, key = ''] = /^Bearer +([\w-]{20,100})$/i.exec(header ?? '') ?? []
  const found = key ? await findApiKey(ctx, { key, distId: ctx.dist.distId }) : undefined
  if (!found) throw refuse('API_KEY')
  ctx.user = found.user
  return found.key
}

/** Checks where a key is used from, and counts the call. Refuses API_ADDRESS, TOO_MANY. */
export async function admit(ctx: Ctx, key: ApiKeyRow, headers: Headers): Promise<void> {
  if (!allowsAddress(key.addresses, ctx.ip)) throw refuse('API_ADDRESS')
  const now = ctx.now().getTime()
  const minute = Math.floor(now / MINUTE_MS)
  const used = await countHit(ctx.db, `open ${key.id} ${minute}`, 60, now)
  const rest = String(Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000))
  headers.set('ratelimit-limit', String(CALLS_A_MINUTE))
  headers.set('ratelimit-remaining', String(Math.max(0, CALLS_A_MINUTE - used)))
  headers.set('ratelimit-reset', rest)
  if (used <= CALLS_A_MINUTE) return
  headers.set('retry-after', rest)
  throw refuse('TOO_MANY')
}
