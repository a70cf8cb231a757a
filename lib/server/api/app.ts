import { Hono } from 'hono'
import type { z } from 'zod'
import { type Endpoint, type Method, takesId } from '@/lib/contract/kit'
import { type Call, contract } from '@/lib/contract/table'
import { refused } from './envelope'
import { HANDLERS } from './handlers/table'
import { createCallLimiter } from './limit-calls'
import { nameFailure } from './name-failure'
import { openDocument } from './open/document'
import { problemResponse } from './open/problem'
import { createOpenServe } from './open/serve-open'
import { OPEN_PREFIX, openRoutes } from './open/table'
import { openApiDocument } from './openapi'
import { createCallRunner } from './run-call'
import { createServe, type ServeDeps } from './serve'

export interface ApiApp {
  fetch(request: Request): Response | Promise<Response>
}

/** A raw route outside the contract: payment notifications, the sandbox checkout, development pages. */
export interface RawRoute {
  method: 'GET' | 'POST' | 'ALL'
  path: string
  handle: (request: Request) => Promise<Response>
}

/** If the id is optional, the path alone matches the same call. */
const idPattern = (call: Call, def: Endpoint): string => {
  if (!takesId(call, def)) return ''
  return (def.input as z.ZodObject).shape.id?.safeParse(undefined).success ? '/:id?' : '/:id'
}

export function createApi(deps: ServeDeps, raw: RawRoute[]): ApiApp {
  const app = new Hono()
  const callers = { limitCall: createCallLimiter(), runCall: createCallRunner(deps) }
  const serve = createServe(deps, callers)
  const serveOpen = createOpenServe(deps, callers)
  for (const call of Object.keys(contract) as Call[]) {
    const [method, path] = call.split(' ') as [Method, string]
    const def: Endpoint = contract[call]
    const handler = HANDLERS[call] as Parameters<typeof serve>[3]
    app.on(method, `/api${path}${idPattern(call, def)}`, (c) => serve(c.req.raw, call, def, handler))
  }
  for (const [call, route] of openRoutes()) {
    const [method = '', path = ''] = call.split(' ')
    app.on(method, OPEN_PREFIX + path.replace(/\{(\w+)\}/g, ':$1'), (c) =>
      serveOpen(c.req.raw, call, route, c.req.param()),
    )
  }
  // Registered after the calls, whose responses set this header themselves: accessing the headers of a response makes
  // it slow.
  app.use(async (c, next) => {
    await next()
    c.res.headers.set('x-content-type-options', 'nosniff')
  })
  app.get('/api/openapi.json', () =>
    Response.json(openApiDocument(), { headers: { 'cache-control': 'public, max-age=300' } }),
  )
  app.get('/open/openapi.json', () =>
    Response.json(openDocument(), { headers: { 'cache-control': 'public, max-age=300' } }),
  )
  for (const route of raw) {
    const handle = (c: { req: { raw: Request } }) => route.handle(c.req.raw)
    if (route.method === 'ALL') app.all(route.path, handle)
    else app.on(route.method, route.path, handle)
  }
  app.notFound((c) => {
    if (c.req.path.startsWith('/open/')) return unknownOpenCall(c.req.raw)
    return c.req.path.startsWith('/api') ? refused('UNKNOWN_CALL') : new Response('Not found', { status: 404 })
  })
  app.onError((error) => {
    deps.services.log.error({ err: error }, 'request failed')
    return refused(nameFailure(error))
  })
  return app
}

const unknownOpenCall = (request: Request): Response =>
  problemResponse(
    { name: 'UNKNOWN_CALL', detail: '没有这个接口，请核对方法和路径' },
    new Headers({ 'request-id': request.headers.get('x-request-id') ?? '' }),
  )
