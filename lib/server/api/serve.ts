import type { Endpoint, Method } from '@/lib/contract/kit'
import type { Call } from '@/lib/contract/table'
import type { Replica } from '../db/replica'
import type { Ctx, Dist, Services } from '../runtime/context'
import { Refusal } from '../runtime/refusal'
import { traced } from '../runtime/trace'
import { randomToken } from '../runtime/vault'
import { authenticate } from './authenticate'
import { CookieJar } from './cookie-jar'
import { assertCsrf } from './csrf'
import { ok, refused, refusedBy } from './envelope'
import type { createCallLimiter } from './limit-calls'
import { nameFailure } from './name-failure'
import { readInput } from './read-input'
import { requestCtx } from './request-ctx'
import { assertMayCall } from './restricted-calls'
import type { AnyHandler, createCallRunner } from './run-call'
import { limitToTeam } from './team-calls'

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

/** The limits and the execution of calls, shared by every way to make one. */
export interface Callers {
  limitCall: ReturnType<typeof createCallLimiter>
  runCall: ReturnType<typeof createCallRunner>
}

const PROTO = 'x-client-proto'

/** Creates the single entry point for calls: host, limits, CSRF, session, input, handler, envelope. */
export function createServe(deps: ServeDeps, { limitCall, runCall }: Callers) {
  const { services } = deps

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
      const ctx = requestCtx(services, request, { dist, origin: deps.isBound(host) ? origin : dist.origin, requestId })
      await authenticate(ctx, request, def.access, cookies)
      assertMayCall(ctx.user, call, def.access)
      if (method !== 'GET' || def.writes === true) assertCsrf(ctx, request, origin, cookies)
      limitToTeam(ctx, call, def.access)
      await limitCall(ctx, call, def)
      const { raw, file } = await readInput(request, call, def, path)
      if (def.writes === 'id' && raw.id !== undefined) assertCsrf(ctx, request, origin, cookies)
      const data = await runCall(ctx, {
        call,
        def,
        handler,
        raw,
        http: { cookies, file, host: host.replace(/:\d+$/, '') },
        key: request.headers.get('idempotency-key') ?? '',
        via: isPublicRead ? (read) => onReplica(ctx, read) : undefined,
      })
      return ok(data, cookies.written)
    } catch (error) {
      if (error instanceof Refusal) return refusedBy(error, cookies.written)
      deps.failed?.(error)
      services.log.error({ err: error, requestId, call }, 'call failed')
      return refused(nameFailure(error), undefined, { requestId })
    }
  }
}

/** Host of the request, with port, and path; cheaper than `URL` on the hot path. */
export function splitUrl(url: string): { host: string; path: string } {
  const from = url.indexOf('//') + 2
  const slash = url.indexOf('/', from)
  const end = url.indexOf('?', slash)
  return { host: url.slice(from, slash).toLowerCase(), path: end < 0 ? url.slice(slash) : url.slice(slash, end) }
}
