import { secretsOf } from '@/lib/contract/fields'
import type { Endpoint } from '@/lib/contract/kit'
import type { Call } from '@/lib/contract/table'
import type { Ctx, StaffCtx } from '../runtime/context'
import { refuse } from '../runtime/refusal'
import { traced } from '../runtime/trace'
import { UserSlots } from '../runtime/user-slots'
import type { HttpExtras } from './handler'
import { refuseInput } from './refuse-input'
import { assertMayDo } from './restricted-calls'
import { assertNotOwn } from './staff-parties'
import { checkForTeam, logForTeam } from './team-calls'

export type AnyHandler = (ctx: Ctx, input: unknown, http: HttpExtras) => Promise<unknown>

/** A call whose caller is known, with its input as text. */
export interface KnownCall {
  call: Call
  def: Endpoint
  handler: AnyHandler
  raw: Record<string, unknown>
  http: HttpExtras
  /** Of the header `idempotency-key`; '' without. */
  key: string
  /** What the caller sent, if `raw` has more than that: a repetition is recognized by it. */
  sent?: Record<string, unknown>
  /** Reads with another context, e.g. that of the replica. */
  via?: (read: (by: Ctx) => Promise<unknown>) => Promise<unknown>
}

/** Number of concurrent money-moving calls per user, and how long further calls wait. */
const MONEY_AT_ONCE = 2
const MONEY_WAIT_MS = 10_000

/**
 * Creates the function that carries out a call: parses its input, checks what its caller may do, and runs the handler.
 * `checkOutput` checks the result against the contract.
 */
export function createCallRunner({ checkOutput }: { checkOutput: boolean }) {
  const slots = new UserSlots(MONEY_AT_ONCE, MONEY_WAIT_MS)

  return async function runCall(ctx: Ctx, known: KnownCall): Promise<unknown> {
    const { call, def, handler, raw, http, via } = known
    const parsed = def.input.safeParse(raw)
    if (!parsed.success) throw refuseInput(parsed.error.issues, raw)
    assertMayDo(ctx.user, call, parsed.data)
    await checkForTeam(ctx, call, parsed.data)
    if (ctx.staff && ctx.user) {
      const parties = await assertNotOwn(ctx as StaffCtx, call, parsed.data)
      ctx.staff.request = { call, input: textsOf(raw), parties }
    }
    if (def.idempotent) ctx.idempotency = idempotencyOf(ctx, known)
    const read = (by: Ctx) => handler(by, parsed.data, http)
    const act = () => traced('verb', {}, () => (via ? via(read) : read(ctx)))
    const data = await (def.movesMoney && ctx.user ? slots.hold(ctx.user.userId, act, () => refuse('BUSY')) : act())
    if (checkOutput) def.output.parse(data ?? null)
    if (!call.startsWith('GET')) await logForTeam(ctx, call, parsed.data)
    return data
  }
}

/** A retried call with the same key runs only once: returns the key and a hash of the request. */
function idempotencyOf({ vault }: Ctx, { key, call, def, raw, sent = raw }: KnownCall): Ctx['idempotency'] {
  if (!key) return null
  if (!/^[\w-]{8,80}$/.test(key)) throw refuse('INVALID_INPUT', '请求已失效')
  const secrets = secretsOf(def.input)
  const open = Object.entries(sent).filter(([name]) => !secrets.has(name))
  return { key, fingerprint: vault.mac('idempotency', `${call}\n${JSON.stringify(open)}`) }
}

const textsOf = (raw: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(raw).filter((field): field is [string, string] => typeof field[1] === 'string'))
