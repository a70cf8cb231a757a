import { secretsOf } from '@/lib/contract/fields'
import type { Endpoint, Method } from '@/lib/contract/kit'
import type { Call } from '@/lib/contract/table'
import type { Replica } from '../db/replica'
import type { Ctx, Dist, Services, StaffCtx } from '../runtime/context'
import { Refusal, refuse } from '../runtime/refusal'
import { traced } from '../runtime/trace'
import { UserSlots } from '../runtime/user-slots'
import { randomToken } from '../runtime/vault'
import { authenticate } from './authenticate'
import { CookieJar } from './cookie-jar'
import { assertCsrf } from './csrf'
import { ok, refused, refusedBy } from './envelope'
import type { HttpExtras } from './handler'
import { createCallLimiter, LOCAL } from './limit-calls'
import { nameFailure } from './name-failure'
import { readInput } from './read-input'
import { refuseInput } from './refuse-input'
import { assertMayCall, assertMayDo } from './restricted-calls'
import { assertNotOwn } from './staff-parties'

export interface ServeDeps {
  services: Services
  resolve: (host: string) => Dist | undefined
  /** Whether the host is bound to its distributor, instead of being served by the fallback. */
  isBound: (host: string) => boolean
  /** Checks output against the contract; tests and development only. */
  checkOutput: boolean
  /** Called with every error that is not a refusal. */
  failed?: (error: unknown) => void
  /** Answers public reads; absent: the primary does. */
  replica?: Replica
}

type AnyHandler = (ctx: Ctx, input: unknown, http: HttpExtras) => Promise<unknown>

/** Set by the front proxy, after dropping any headers the visitor sent under these names. */
const IP = 'x-client-ip'
const PROTO = 'x-client-proto'

/** Number of concurrent money-moving calls per user, and how long further calls wait. */
const MONEY_AT_ONCE = 2
const MONEY_WAIT_MS = 10_000

/** Creates the single entry point for calls: host, limits, CSRF, session, input, handler, envelope. */
export function createServe(deps: ServeDeps) {
  const { services } = deps
  const limitCall = createCallLimiter()
  const slots = new UserSlots(MONEY_AT_ONCE, MONEY_WAIT_MS)

  /** What the replica refuses or fails at is asked again of the primary, which alone decides what is missing. */
  async function onReplica<T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<T> {
    const db = await deps.replica?.reader()
    if (!db) return read(ctx)
    try {
      return await read({ ...ctx, db })
    } catch (error) {
      deps.replica?.failed(error)
      return read(ctx)
    }
  }

  return (request: Request, call: Call, def: Endpoint, handler: AnyHandler): Promise<Response> =>
    traced(call, {}, () => serve(request, call, def, handler))

  async function serve(request: Request, call: Call, def: Endpoint, handler: AnyHandler): Promise<Response> {
    const method = call.slice(0, call.indexOf(' ')) as Method
    const isPublicRead = method === 'GET' && def.access === 'public' && !def.writes
    const requestId = request.headers.get('x-request-id') ?? randomToken(9)
    const { host, path } = splitUrl(request.url)
    const dist = deps.resolve(host)
    if (!dist) return refused('NOT_FOUND', '该域名未开通')
    const isSecure = request.headers.get(PROTO) === 'https' || dist.origin.startsWith('https:')
    const origin = `${isSecure ? 'https' : 'http'}://${host}`
    const cookies = new CookieJar(request.headers.get('cookie'), isSecure)
    try {
      const ctx: Ctx = {
        ...services,
        dist,
        origin: deps.isBound(host) ? origin : dist.origin,
        requestId,
        user: null,
        staff: null,
        idempotency: null,
        ip: request.headers.get(IP) ?? LOCAL,
        userAgent: request.headers.get('user-agent') ?? '',
        log: services.log,
      }
      await authenticate(ctx, request, def.access, cookies)
      assertMayCall(ctx.user, call, def.access)
      if (method !== 'GET' || def.writes === true) assertCsrf(ctx, request, origin, cookies)
      await limitCall(ctx, call, def)
      const { raw, file } = await readInput(request, call, def, path)
      if (def.writes === 'id' && raw.id !== undefined) assertCsrf(ctx, request, origin, cookies)
      const parsed = def.input.safeParse(raw)
      if (!parsed.success) throw refuseInput(parsed.error.issues, raw)
      assertMayDo(ctx.user, call, parsed.data)
      if (ctx.staff && ctx.user) {
        const parties = await assertNotOwn(ctx as StaffCtx, call, parsed.data)
        ctx.staff.request = { call, input: textsOf(raw), parties }
      }
      if (def.idempotent) ctx.idempotency = idempotencyOf(ctx, request, call, def, raw)
      const http = { cookies, file, host: host.replace(/:\d+$/, '') }
      const read = (by: Ctx) => handler(by, parsed.data, http)
      const act = () => traced('verb', {}, () => (isPublicRead ? onReplica(ctx, read) : read(ctx)))
      const data = await (def.movesMoney && ctx.user ? slots.hold(ctx.user.userId, act, () => refuse('BUSY')) : act())
      if (deps.checkOutput) def.output.parse(data ?? null)
      return ok(data, cookies.written)
    } catch (error) {
      if (error instanceof Refusal) return refusedBy(error, cookies.written)
      deps.failed?.(error)
      services.log.error({ err: error, requestId, call }, 'call failed')
      return refused(nameFailure(error), undefined, { requestId })
    }
  }
}

/** A retried call with the same key runs only once: returns the key and a hash of the request. */
function idempotencyOf(
  { vault }: Ctx,
  request: Request,
  call: Call,
  def: Endpoint,
  raw: Record<string, unknown>,
): Ctx['idempotency'] {
  const key = request.headers.get('idempotency-key')
  if (!key) return null
  if (!/^[\w-]{8,80}$/.test(key)) throw refuse('INVALID_INPUT', '请求已失效')
  const secrets = secretsOf(def.input)
  const open = Object.entries(raw).filter(([name]) => !secrets.has(name))
  return { key, fingerprint: vault.mac('idempotency', `${call}\n${JSON.stringify(open)}`) }
}

const textsOf = (raw: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(raw).filter((field): field is [string, string] => typeof field[1] === 'string'))

/** Host of the request, with port, and path; cheaper than `URL` on the hot path. */
function splitUrl(url: string): { host: string; path: string } {
  const from = url.indexOf('//') + 2
  const slash = url.indexOf('/', from)
  const end = url.indexOf('?', slash)
  return { host: url.slice(from, slash).toLowerCase(), path: end < 0 ? url.slice(slash) : url.slice(slash, end) }
}
