import { Hono } from 'hono'
import type { z } from 'zod'
import { type Endpoint, type Method, takesId } from '@/lib/contract/kit'
import { type Call, contract } from '@/lib/contract/table'
import { refused } from './envelope'
import { HANDLERS } from './handlers/table'
import { nameFailure } from './name-failure'
import { openApiDocument } from './openapi'
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
  const serve = createServe(deps)
  for (const call of Object.keys(contract) as Call[]) {
    const [method, path] = call.split(' ') as [Method, string]
    const def: Endpoint = contract[call]
    const handler = HANDLERS[call] as Parameters<typeof serve>[3]
    app.on(method, `/api${path}${idPattern(call, def)}`, (c) => serve(c.req.raw, call, def, handler))
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
  for (const route of raw) {
    const handle = (c: { req: { raw: Request } }) => route.handle(c.req.raw)
    if (route.method === 'ALL') app.all(route.path, handle)
    else app.on(route.method, route.path, handle)
  }
  app.notFound((c) =>
    c.req.path.startsWith('/api') ? refused('UNKNOWN_CALL') : new Response('Not found', { status: 404 }),
  )
  app.onError((error) => {
    deps.services.log.error({ err: error }, 'request failed')
    return refused(nameFailure(error))
  })
  return app
}
