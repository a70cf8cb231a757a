import { ERRORS, type ErrorName } from '@/lib/contract/errors'
import { type Endpoint, permissionOf } from '@/lib/contract/kit'
import { contract } from '@/lib/contract/table'
import { ALL_SCOPES, CALLS_A_MINUTE } from '@/lib/shared/people/api-keys'
import { bodySchema, fieldSchema, isNeeded, outputSchema, rowOf, type Schema, viewSchema } from './document-schemas'
import { statusOf } from './problem'
import type { OpenCall, OpenRoute } from './route'
import { OPEN_PREFIX, openRoutes } from './table'

const DESCRIPTION = `Sellers list goods, deliver orders and answer buyers with their own programs. Each call ends in the same rules as
the page: reviews, limits, restrictions and fees are the same. Create a key in the seller centre and send it as
\`Authorization: Bearer sk_live_…\`. A key works on the site where it was created. Calls under \`/site\` are read-only, for keys that a distributor or the platform creates in its console. All keys are live: there is no test mode.
No money leaves by the API: no withdrawal, no payment, no pay password.

Requests take JSON. Money is text in yuan. A list answers \`items\` and \`nextCursor\`; send it as \`cursor\` until it is null.
Repeating a POST with the same \`Idempotency-Key\` answers as the first time and does nothing again, for seven days. A refusal is
\`application/problem+json\` (RFC 9457) with our \`code\` and \`name\`. A key may make ${CALLS_A_MINUTE} calls a minute; the headers
\`RateLimit-*\` state how many are left.`

/** Refusals that every call may answer with. */
const GENERAL: readonly ErrorName[] = [
  'INVALID_INPUT',
  'API_KEY',
  'API_SCOPE',
  'API_ADDRESS',
  'ACCOUNT_FROZEN',
  'LOGIN_RESTRICTED',
  'NOT_FOUND',
  'TOO_MANY',
  'TOO_LARGE',
  'SERVER_ERROR',
  'UNAVAILABLE',
  'BUSY',
]

const header = (description: string, schema: Schema = { type: 'integer' }) => ({ description, schema })
const HEADERS = {
  'Request-Id': header('names the call in the log', { type: 'string' }),
  'RateLimit-Limit': header('calls per minute'),
  'RateLimit-Remaining': header('calls left in this minute'),
  'RateLimit-Reset': header('seconds until the next minute'),
}

let document: object | undefined

/** OpenAPI 3.1 document of the seller API, from its table and the schemas of the contract; built once. */
export function openDocument(): object {
  document ??= build()
  return document
}

function build(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [call, route] of openRoutes()) {
    const [method = '', path = ''] = call.split(' ')
    const key = OPEN_PREFIX + path
    paths[key] = { ...paths[key], [method.toLowerCase()]: operationOf(call, route) }
  }
  const scopes = Object.keys(ALL_SCOPES)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Seller API',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The site where the key was created' }],
    tags: [...new Set(openRoutes().map(([call]) => tagOf(call)))].map((name) => ({
      name,
      description: `Calls under ${OPEN_PREFIX}/${name}`,
    })),
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: `A key of the seller centre; permissions: ${scopes.join(', ')}`,
        },
      },
      schemas: { Problem: PROBLEM },
    },
  }
}

const PROBLEM: Schema = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'in Chinese: what happened and what to do' },
    code: { type: 'integer' },
    name: { type: 'string', enum: Object.keys(ERRORS) },
    field: { type: 'string', description: 'the field it is about' },
    requestId: { type: 'string' },
  },
  required: ['type', 'title', 'status', 'detail', 'code', 'name', 'requestId'],
}

const tagOf = (call: OpenCall): string => call.split('/')[1] ?? ''

/** `PUT /goods/{sn}/price` -> `putGoodsSnPrice`. */
const idOf = (call: OpenCall): string => {
  const [method = '', ...words] = call.split(/\W+/).filter(Boolean)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function operationOf(call: OpenCall, route: OpenRoute): object {
  const def: Endpoint = contract[route.runs]
  const [method = ''] = call.split(' ')
  const parameters = parametersOf(method, route, def)
  const hasBody = method !== 'GET' && method !== 'DELETE' && (route.takesFile || route.fields)
  return {
    operationId: idOf(call),
    summary: route.summary,
    description: `Permission: ${route.scope}`,
    tags: [tagOf(call)],
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: bodyOf(route, def) }),
    responses: {
      200: {
        description: 'Done',
        headers: HEADERS,
        content: { 'application/json': { schema: answerOf(route, def) } },
      },
      ...refusalsOf(def),
    },
  }
}

function parametersOf(method: string, { path = {}, fields = {}, list }: OpenRoute, def: Endpoint): object[] {
  const inPath = Object.entries(path).map(([name, to]) => ({
    name,
    in: 'path',
    required: true,
    schema: fieldSchema({ to, type: 'text' }, def.input),
  }))
  const inQuery =
    method === 'GET'
      ? Object.entries(fields).map(([name, field]) => ({
          name,
          in: 'query',
          required: isNeeded(field, def.input, false),
          schema: fieldSchema(field, def.input),
        }))
      : []
  const paging = list
    ? [
        { name: 'cursor', in: 'query', schema: { type: 'string', description: '`nextCursor` of the page before' } },
        { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 50, default: 20 } },
      ]
    : []
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string', pattern: '^[\\w-]{8,80}$', description: 'a repetition answers as the first time' },
  }
  return [...inPath, ...inQuery, ...paging, ...(def.idempotent ? [key] : [])]
}

function bodyOf({ fields = {}, takesFile, isPartial }: OpenRoute, def: Endpoint): object {
  if (takesFile) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' }
    const schema = { type: 'object', properties: { file }, required: ['file'] }
    return { required: true, content: { 'multipart/form-data': { schema } } }
  }
  const schema = bodySchema(fields, def.input, isPartial === true)
  return { required: 'required' in schema, content: { 'application/json': { schema } } }
}

function answerOf({ view, list }: OpenRoute, def: Endpoint): Schema {
  if (!list) return view === 'same' ? outputSchema(def.output) : viewSchema(def.output, view)
  const row = rowOf(def.output, list.rows)
  return {
    type: 'object',
    properties: {
      items: { type: 'array', items: view === 'same' ? outputSchema(row) : viewSchema(row, view) },
      nextCursor: { type: ['string', 'null'], description: 'null: the last page' },
    },
    required: ['items', 'nextCursor'],
    additionalProperties: false,
  }
}

function refusalsOf(def: Endpoint): Record<number, object> {
  const names = new Set<ErrorName>([...GENERAL, ...def.refusals])
  if (permissionOf(def.access)) names.add('FORBIDDEN')
  if (def.access === 'verified') names.add('NOT_VERIFIED').add('RESTRICTED')
  if (def.idempotent) names.add('IDEMPOTENCY_CONFLICT')
  const byStatus = new Map<number, string[]>()
  for (const name of names) {
    const line = `code ${ERRORS[name].code} ${name}: ${ERRORS[name].msg}`
    byStatus.set(statusOf(name), [...(byStatus.get(statusOf(name)) ?? []), line])
  }
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [status, { description: lines.join('\n'), headers: HEADERS, content }]),
  )
}
