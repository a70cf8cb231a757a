import { extendZodWithOpenApi, OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi'
import { z } from 'zod'
import { ERRORS } from '@/lib/contract/errors'
import type { Endpoint } from '@/lib/contract/kit'
import { contract } from '@/lib/contract/table'

extendZodWithOpenApi(z)

let document: object | undefined

/** OpenAPI 3.1 of the whole contract, built once. */
export function openApiDocument(): object {
  document ??= build()
  return document
}

function build(): object {
  const registry = new OpenAPIRegistry()
  registry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'header',
    name: 'authorization',
    description: 'token cookie value; the HttpOnly cookie of the same session must come along',
  })
  for (const [call, def] of Object.entries(contract) as [string, Endpoint][]) {
    const [method, path] = call.split(' ') as [string, string]
    const isGet = method === 'GET'
    const input = def.input as z.ZodObject
    const named = (def.pathParam ? { [def.pathParam]: true } : {}) as Record<string, never>
    const pathOnly = def.pathParam ? input.pick(named) : undefined
    registry.registerPath({
      method: isGet ? 'get' : 'post',
      path: `/api${path}${def.pathParam ? `/{${def.pathParam}}` : ''}`,
      summary: def.summary,
      tags: [path.split('/')[1] ?? ''],
      ...(def.access === 'public' ? {} : { security: [{ session: [] }] }),
      request: {
        ...(pathOnly && { params: pathOnly }),
        ...(isGet
          ? { query: pathOnly ? input.omit(named) : input }
          : { body: { content: { 'application/x-www-form-urlencoded': { schema: input } } } }),
      },
      responses: {
        200: {
          description: describeRefusals(def),
          content: {
            'application/json': { schema: z.object({ code: z.number().int(), msg: z.string(), data: def.output }) },
          },
        },
      },
    })
  }
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: { title: 'Storefront API', version: '1.0.0' },
  })
}

const describeRefusals = (def: Endpoint): string =>
  ['code 0: success', ...def.refusals.map((name) => `code ${ERRORS[name].code} ${name}: ${ERRORS[name].msg}`)].join(
    '\n',
  )
