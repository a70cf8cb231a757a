import { ERRORS } from '@/lib/contract/errors'
import { type Endpoint, permissionOf } from '@/lib/contract/kit'
import { contract } from '@/lib/contract/table'
import { HOUSE_SCOPES } from '@/lib/shared/people/api-keys'
import { recordApiCall } from '../../modules/people/api-keys/record-api-call'
import type { ApiKeyRow } from '../../modules/people/api-keys/types'
import { findKeyMembership } from '../../modules/people/staff/find-key-membership'
import type { UserCtx } from '../../runtime/context'
import { Refusal, refuse } from '../../runtime/refusal'
import { traced } from '../../runtime/trace'
import { randomToken } from '../../runtime/vault'
import { assertVerified } from '../authenticate'
import { enterTestMode } from '../enter-test-mode'
import { createCallLimiter } from '../limit-calls'
import { nameFailure } from '../name-failure'
import { requestCtx } from '../request-ctx'
import { assertMayCall } from '../restricted-calls'
import { createCallRunner } from '../run-call'
import { type Callers, type ServeDeps, splitUrl } from '../serve'
import { admit, findCaller } from './admit'
import { openName } from './fields'
import { type Problem, problemOf, problemResponse } from './problem'
import { readOpen } from './read-open'
import type { OpenCall, OpenRoute } from './route'
import { runRoute } from './run-route'

type Params = Readonly<Record<string, string>>

/**
 * Creates the function that answers a call of the seller API: key, limits, scope, input, the contract's call, answer.
 * Keys, their limits and the log of calls are in the live database, for both modes.
 */
export function createOpenServe(deps: ServeDeps, live: Callers) {
  const { services } = deps
  // numbers of accounts are the same in both modes: one must not use up limits of the other
  const test: Callers = { limitCall: createCallLimiter(), runCall: createCallRunner(deps) }

  return (request: Request, call: OpenCall, route: OpenRoute, params: Params): Promise<Response> =>
    traced(`open ${call}`, {}, () => serve(request, [call, route], params))

  async function serve(request: Request, [call, route]: [OpenCall, OpenRoute], params: Params): Promise<Response> {
    const began = performance.now()
    const { host, path } = splitUrl(request.url)
    const requestId = request.headers.get('x-request-id') ?? randomToken(9)
    const headers = new Headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'request-id': requestId,
      'x-content-type-options': 'nosniff',
    })
    const nameOf = (field: string) =>
      (route.list && field === 'after' ? 'cursor' : undefined) ??
      openName(field, route.fields ?? {}) ??
      Object.entries(route.path ?? {}).find(([, to]) => to === field)?.[0] ??
      field
    let key: ApiKeyRow | undefined
    let problem: Problem | undefined
    let answer: Response
    try {
      const dist = deps.resolve(host)
      if (!dist) throw refuse('NOT_FOUND', '该域名未开通')
      const ctx = requestCtx(services, request, { dist, origin: dist.origin, requestId })
      key = await findCaller(ctx, request.headers.get('authorization'))
      await admit(ctx, key, headers)
      if (!key.scopes.includes(route.scope)) throw refuse('API_SCOPE', whyOutOfScope(key, route))
      const permission = permissionOf(contract[route.runs].access)
      if (permission) ctx.staff = await findKeyMembership(ctx, key, permission)
      const by = key.mode === 'test' ? await enterTestMode(ctx as UserCtx) : (ctx as UserCtx)
      const body = await carryOut(by, request, [call, route], params)
      answer = new Response(JSON.stringify(body), { status: 200, headers })
    } catch (error) {
      if (error instanceof Refusal) problem = problemOf(error, nameOf)
      else {
        if (key?.mode !== 'test') deps.failed?.(error)
        services.log.error({ err: error, requestId, call }, 'call failed')
        const name = nameFailure(error)
        problem = { name, detail: ERRORS[name].msg }
      }
      answer = problemResponse(problem, headers)
    }
    if (key) {
      const [method = ''] = call.split(' ')
      const ms = Math.round(performance.now() - began)
      const row = { method, path: path.slice(0, 200), status: answer.status, error: problem?.name ?? '', ms, requestId }
      await recordApiCall(services, key, row).catch((err) =>
        services.log.error({ err, requestId }, 'the call was not logged'),
      )
    }
    return answer
  }

  async function carryOut(
    ctx: UserCtx,
    request: Request,
    [call, route]: [OpenCall, OpenRoute],
    params: Params,
  ): Promise<unknown> {
    const { sent, file } = await readOpen(request, [call, route], params)
    const key = request.headers.get('idempotency-key') ?? ''
    if (key && !/^[\w-]{8,80}$/.test(key))
      throw refuse('INVALID_INPUT', 'Idempotency-Key 应为 8–80 位字母、数字、下划线或连字符', {
        field: 'Idempotency-Key',
      })
    const def: Endpoint = contract[route.runs]
    assertVerified(ctx, def.access)
    assertMayCall(ctx.user, route.runs, def.access)
    const { limitCall, runCall } = ctx.isTest ? test : live
    await limitCall(ctx, route.limit ? `open ${call}` : route.runs, {
      access: def.access,
      limit: route.limit ?? def.limit,
    })
    const host = splitUrl(request.url).host.replace(/:\d+$/, '')
    return runRoute(ctx, runCall, route, { sent, file, key, host })
  }
}

function whyOutOfScope({ mode }: ApiKeyRow, { scope }: OpenRoute): string {
  if (mode === 'test' && scope in HOUSE_SCOPES) return '/site 下的接口没有测试模式，请使用后台“数据接口”的数据密钥'
  return `这个密钥没有 ${scope} 权限`
}
