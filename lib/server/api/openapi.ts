import { extendZodWithOpenApi, OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi'
import { z } from 'zod'
import { NAMED_SCHEMAS } from '@/lib/contract/entities'
import { type Endpoint, type Method, takesId } from '@/lib/contract/kit'
import { contract } from '@/lib/contract/table'
import { accessOf, SECURITY_SCHEMES } from './openapi-access'
import { describeRefusals, REFUSED, refusalsByStatus } from './openapi-refusals'

extendZodWithOpenApi(z)

let document: object | undefined

/** OpenAPI 3.1 document of the whole contract, built once. Its rules: `redocly lint`, without warnings. */
export function openApiDocument(): object {
  document ??= build()
  return document
}

const INTRODUCTION = `The API of the storefront. Every answer is \`{code, msg, data}\`; \`code\` 0 is success, anything else a refusal
with its \`name\`, a Chinese sentence in \`msg\` and sometimes \`data\`, e.g. the \`field\` it is about. Requests take JSON or a form;
all values of fields are text. Times are Beijing time.

Log in: get the cookie \`csrf\` from \`GET /api/comm/csrf\`, repeat it as header \`x-csrf-token\` in every POST, PUT and
DELETE, and call \`POST /api/user/login\`, which sets \`token\` and a hidden cookie. Send \`token\` as header
\`authorization\` with every call that needs a login, and all cookies with every call.`

function build(): object {
  for (const [name, schema] of [...NAMED_SCHEMAS, ['Refused', REFUSED] as const]) nameSchema(schema, name)
  const registry = new OpenAPIRegistry()
  for (const [name, scheme] of Object.entries(SECURITY_SCHEMES))
    registry.registerComponent('securitySchemes', name, scheme)
  for (const [call, def] of Object.entries(contract) as [string, Endpoint][]) registry.registerPath(pathOf(call, def))
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Storefront API',
      version: '1.0.0',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The host of a site' }],
    tags: [...new Set(Object.keys(contract).map(tagOf))].map((name) => ({
      name,
      description: `Calls under /api/${name}`,
    })),
  })
}

/** The library reads the name from here; `.openapi(name)` would name a copy, which other schemas do not contain. */
const nameSchema = (schema: z.ZodObject, refId: string): void =>
  void z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), _internal: { refId } })

function pathOf(call: string, def: Endpoint): Parameters<OpenAPIRegistry['registerPath']>[0] {
  const [method, path] = call.split(' ') as [Method, string]
  const hasBody = method === 'POST' || method === 'PUT'
  const input = def.input as z.ZodObject
  const named = { id: true } as unknown as Record<string, never>
  const pathOnly = takesId(call, def) ? input.pick(named).required() : undefined
  const rest = pathOnly ? input.omit(named) : input
  const { security, headers } = accessOf(method, def)
  return {
    method: method.toLowerCase() as Lowercase<Method>,
    path: `/api${path}${pathOnly ? '/{id}' : ''}`,
    operationId: operationIdOf(method, path),
    summary: def.summary,
    tags: [tagOf(call)],
    security,
    request: {
      ...(pathOnly && { params: pathOnly }),
      ...(headers && { headers }),
      ...(hasBody ? { body: bodyOf(def, rest) } : { query: rest }),
    },
    responses: {
      200: {
        description: describeRefusals(def),
        content: {
          'application/json': {
            schema: z.union([z.object({ code: z.literal(0), msg: z.literal(''), data: def.output }), REFUSED]),
          },
        },
      },
      ...Object.fromEntries(
        refusalsByStatus(method, def).map(([status, description]) => [
          status,
          { description, content: { 'application/json': { schema: REFUSED } } },
        ]),
      ),
    },
  }
}

function bodyOf(def: Endpoint, fields: z.ZodObject) {
  if (def.takesFile) {
    const file = z.string().meta({ format: 'binary' })
    return { required: true, content: { 'multipart/form-data': { schema: fields.extend({ file }) } } }
  }
  return {
    required: Object.keys(fields.shape).length > 0,
    content: { 'application/json': { schema: fields }, 'application/x-www-form-urlencoded': { schema: fields } },
  }
}

const tagOf = (call: string): string => call.split('/')[1] ?? ''

/** `GET /pay/showPayUrl` -> `getPayShowPayUrl`. */
const operationIdOf = (method: Method, path: string): string =>
  method.toLowerCase() +
  path
    .split(/[/-]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
