import { ERRORS, type ErrorName } from '@/lib/contract/errors'
import { type Endpoint, permissionOf } from '@/lib/contract/kit'
import { contract } from '@/lib/contract/table'
import { ALL_SCOPES, CALLS_A_MINUTE } from '@/lib/shared/people/api-keys'
import { openCallId } from '@/lib/shared/people/open-call'
import {
  bodySchema,
  describeAnswer,
  fieldSchema,
  isNeeded,
  outputSchema,
  rowOf,
  type Schema,
  viewSchema,
} from './document-schemas'
import { exampleOf } from './field-examples'
import { textOf } from './field-texts'
import { GROUP_TEXTS } from './group-texts'
import { statusOf } from './problem'
import type { OpenCall, OpenRoute } from './route'
import { OPEN_PREFIX, openRoutes } from './table'

const DESCRIPTION = `用自己的程序发布商品、发货和回复买家。接口与网页走同一套规则，审核、限制、费用都一样。在个人中心的“卖家接口”新建密钥，放在请求头 \`Authorization: Bearer sk_test_…\` 或 \`sk_live_…\` 中。测试密钥作用于测试模式，那里的商品、订单和资金与正式的完全分开，用 \`POST /test/advance\` 扮演买家。密钥仅在当前站点有效。\`/site\` 下的接口只能读取，使用分销商或平台在后台新建的密钥。接口不能提现、付款，也不能修改支付密码。

请求正文是 JSON，金额是以元为单位的文本。列表返回 \`items\` 和 \`nextCursor\`，把它作为 \`cursor\` 再次请求，直到为 null。POST 用同一个 \`Idempotency-Key\` 重复请求时，7 天内返回第一次的结果，不会重复执行。失败时返回 \`application/problem+json\`（RFC 9457），附错误代码 \`code\` 和名称 \`name\`。每个密钥每分钟最多调用 ${CALLS_A_MINUTE} 次，剩余次数见请求头 \`RateLimit-*\`。`

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

const header = (description: string, type = 'integer') => ({ description, schema: { type } })
const HEADERS = {
  'Request-Id': header('请求号，可在“调用记录”中查找', 'string'),
  'RateLimit-Limit': header('每分钟可调用次数'),
  'RateLimit-Remaining': header('这一分钟的剩余次数'),
  'RateLimit-Reset': header('距下一分钟的秒数'),
}
const headers = Object.fromEntries(Object.keys(HEADERS).map((name) => [name, { $ref: `#/components/headers/${name}` }]))

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
  const scopes = Object.entries(ALL_SCOPES).map(([name, text]) => `\`${name}\` ${text}`)
  return {
    openapi: '3.1.0',
    info: {
      title: '卖家接口',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: '新建密钥的站点' }],
    tags: [...new Set(openRoutes().map(([call]) => groupOf(call)))].map((name) => ({
      name,
      description: GROUP_TEXTS[name],
    })),
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: `“卖家接口”中新建的密钥。权限：${scopes.join('，')}` },
      },
      headers: HEADERS,
      schemas: { Problem: describeAnswer(PROBLEM, 'problem') },
      responses: Object.fromEntries(
        [...byStatus(GENERAL)].map(([status, names]) => [`General${status}`, refusalOf(names)]),
      ),
    },
  }
}

const PROBLEM: Schema = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'integer' },
    name: { type: 'string', enum: Object.keys(ERRORS) },
    field: { type: 'string' },
    requestId: { type: 'string' },
  },
  required: ['type', 'title', 'status', 'detail', 'code', 'name', 'requestId'],
}

export const groupOf = (call: OpenCall): string => call.split('/')[1] ?? ''

function operationOf(call: OpenCall, route: OpenRoute): object {
  const def: Endpoint = contract[route.runs]
  const [method = ''] = call.split(' ')
  const parameters = parametersOf(call, route, def)
  const hasBody = method !== 'GET' && method !== 'DELETE' && (route.takesFile || route.fields)
  const limit = route.limit ?? def.limit
  return {
    operationId: openCallId(call),
    summary: route.summary,
    description: `权限：${route.scope}（${ALL_SCOPES[route.scope]}）`,
    tags: [groupOf(call)],
    security: [{ key: [route.scope] }],
    ...(limit && { 'x-limit': { calls: limit.points, seconds: limit.seconds } }),
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: bodyOf(call, route, def) }),
    responses: {
      200: {
        description: '成功',
        headers,
        content: { 'application/json': { schema: describeAnswer(answerOf(route, def), groupOf(call)) } },
      },
      ...refusalsOf(def),
    },
  }
}

function parametersOf(call: OpenCall, { path = {}, fields = {}, list }: OpenRoute, def: Endpoint): object[] {
  const group = groupOf(call)
  const inPath = Object.entries(path).map(([name, to]) => ({
    name,
    in: 'path',
    required: true,
    schema: fieldSchema([name, { to, type: 'text' }], def.input, group),
  }))
  const inQuery = call.startsWith('GET ')
    ? Object.entries(fields).map(([name, field]) => ({
        name,
        in: 'query',
        required: isNeeded(field, def.input, false),
        schema: fieldSchema([name, field], def.input, group),
      }))
    : []
  const paging = list
    ? [
        { name: 'cursor', in: 'query', schema: { type: 'string', description: textOf(group, 'cursor') } },
        {
          name: 'limit',
          in: 'query',
          schema: { type: 'integer', minimum: 1, maximum: 50, default: 20, description: textOf(group, 'limit') },
        },
      ]
    : []
  const name = 'Idempotency-Key'
  const key = {
    name,
    in: 'header',
    schema: { type: 'string', pattern: '^[\\w-]{8,80}$', description: textOf(group, name) },
  }
  return [...inPath, ...inQuery, ...paging, ...(def.idempotent ? [key] : [])]
}

function bodyOf(call: OpenCall, { fields = {}, takesFile, isPartial }: OpenRoute, def: Endpoint): object {
  const group = groupOf(call)
  if (takesFile) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream', description: textOf(group, 'file') }
    const schema = { type: 'object', properties: { file }, required: ['file'] }
    return { required: true, content: { 'multipart/form-data': { schema } } }
  }
  const schema = bodySchema({ fields, isCompleted: isPartial === true, group }, def.input)
  const examples = Object.entries(fields).map(([name, one]) => [name, one.example ?? exampleOf(group, name)])
  const example = Object.fromEntries(examples.filter(([, value]) => value !== undefined))
  return { required: 'required' in schema, content: { 'application/json': { schema, example } } }
}

function answerOf({ view, list }: OpenRoute, def: Endpoint): Schema {
  if (!list) return view === 'same' ? outputSchema(def.output) : viewSchema(def.output, view)
  const row = rowOf(def.output, list.rows)
  return {
    type: 'object',
    properties: {
      items: { type: 'array', items: view === 'same' ? outputSchema(row) : viewSchema(row, view) },
      nextCursor: { type: ['string', 'null'] },
    },
    required: ['items', 'nextCursor'],
    additionalProperties: false,
  }
}

function byStatus(names: Iterable<ErrorName>): Map<number, ErrorName[]> {
  const found = new Map<number, ErrorName[]>()
  for (const name of names) found.set(statusOf(name), [...(found.get(statusOf(name)) ?? []), name])
  return found
}

const refusalOf = (names: readonly ErrorName[]): object => ({
  description: names.map((name) => `${ERRORS[name].code} ${name} ${ERRORS[name].msg}`).join('\n'),
  headers,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

/** A status whose refusals every call has is described once for all. */
function refusalsOf(def: Endpoint): Record<number, object> {
  const names = new Set<ErrorName>([...GENERAL, ...def.refusals])
  if (permissionOf(def.access)) names.add('FORBIDDEN')
  if (def.access === 'verified') names.add('NOT_VERIFIED').add('RESTRICTED')
  if (def.idempotent) names.add('IDEMPOTENCY_CONFLICT')
  return Object.fromEntries(
    [...byStatus(names)].map(([status, found]) => {
      const isGeneral = found.every((name) => GENERAL.includes(name))
      return [status, isGeneral ? { $ref: `#/components/responses/General${status}` } : refusalOf(found)]
    }),
  )
}
