import { extendZodWithOpenApi, OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi'
import { z } from 'zod'
import { ERRORS } from '@/lib/contract/errors'
import { type Endpoint, type Method, takesId } from '@/lib/contract/kit'
import { contract } from '@/lib/contract/table'

extendZodWithOpenApi(z)

let document: object | undefined

/** OpenAPI 3.1 document of the whole contract, built once. */
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
    const [method, path] = call.split(' ') as [Method, string]
    const hasBody = method === 'POST' || method === 'PUT'
    const input = def.input as z.ZodObject
    const named = { id: true } as unknown as Record<string, never>
    const pathOnly = takesId(call, def) ? input.pick(named).required() : undefined
    const rest = pathOnly ? input.omit(named) : input
    registry.registerPath({
      method: method.toLowerCase() as Lowercase<Method>,
      path: `/api${path}${pathOnly ? '/{id}' : ''}`,
      summary: def.summary,
      tags: [path.split('/')[1] ?? ''],
      ...(def.access === 'public' ? {} : { security: [{ session: [] }] }),
      request: {
        ...(pathOnly && { params: pathOnly }),
        ...(hasBody
          ? { body: { content: { 'application/x-www-form-urlencoded': { schema: rest } } } }
          : { query: rest }),
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
