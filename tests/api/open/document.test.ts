import { expect, it } from 'vitest'
import { z } from 'zod'
import { ERRORS } from '@/lib/contract/errors'
import { openDocument } from '@/lib/server/api/open/document'
import { FIELD_EXAMPLES } from '@/lib/server/api/open/field-examples'
import { FIELD_TEXTS } from '@/lib/server/api/open/field-texts'
import { GROUP_TEXTS } from '@/lib/server/api/open/group-texts'
import { openRoutes } from '@/lib/server/api/open/table'
import { openApiDocument } from '@/lib/server/api/openapi'
import { ALL_SCOPE_NAMES } from '@/lib/shared/people/api-keys'
import { openWorld } from '../../support/world'

interface Schema {
  description?: string
  examples?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
}
interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security: { key: string[] }[]
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema; example?: Record<string, unknown> }> }
  responses: Record<string, { $ref?: string; description: string; content: Record<string, { schema: Schema }> }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  tags: { name: string; description: string }[]
  components: { responses: Record<string, { description: string }> }
}
// built first, as it may be in a program that runs: it leaves notes in schemas that both documents share
openApiDocument()
const { paths, tags, components } = openDocument() as Document
const operations = Object.values(paths).flatMap((path) => Object.values(path))
const operation = (path: string, method: string) => paths[`/open/v1${path}`]?.[method] as Operation

it('the document of the seller API has every call once, with its path parameters', () => {
  expect(operations).toHaveLength(openRoutes().length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const [path, methods] of Object.entries(paths))
    for (const { parameters = [] } of Object.values(methods))
      for (const [, name] of path.matchAll(/\{(\w+)\}/g))
        expect(parameters).toContainEqual(expect.objectContaining({ name, in: 'path', required: true }))
})

it("the document has no keys of the other document's generator, whichever was built first", () => {
  expect(JSON.stringify(openDocument())).not.toContain('_internal')
})

it('a body states its types and what it requires; a change requires nothing', () => {
  const create = operation('/goods', 'post').requestBody?.content['application/json']?.schema
  expect(create?.required).toEqual(expect.arrayContaining(['title', 'price', 'game', 'type']))
  expect(create?.properties).toMatchObject({
    stock: { type: 'integer' },
    bargain: { type: 'boolean' },
    facts: { type: 'object' },
    pictures: { type: 'array', items: { type: 'string' } },
    title: { type: 'string', maxLength: 60 },
  })
  expect(operation('/goods/{sn}', 'patch').requestBody?.content['application/json']?.schema.required).toBeUndefined()
  expect(operation('/uploads/goods', 'post').requestBody?.content['multipart/form-data']).toBeDefined()
})

const IN_CHINESE = /[\u4e00-\u9fff]/

/** Every field of a schema with the names it stands under. */
function fieldsOf(schema: Schema, parent = ''): { parent: string; name: string; field: Schema }[] {
  const here = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    { parent, name, field },
    ...fieldsOf(field, name),
  ])
  const inner = [schema.items, ...(schema.anyOf ?? [])].flatMap((one) => (one ? fieldsOf(one, parent) : []))
  return [...here, ...inner]
}
const fieldsIn = ({ parameters = [], requestBody, responses }: Operation) => [
  ...parameters.map(({ name, schema }) => ({ parent: '', name, field: schema })),
  ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema)),
  ...Object.values(responses[200]?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema)),
]

it('every call, group and field of the document is described in Chinese, and every text of the table is used', () => {
  const used = new Set<string>()
  const silent = operations.flatMap((one) =>
    fieldsIn(one).flatMap(({ parent, name, field }) => {
      const [group = ''] = one.tags
      const keys = [`${group}.${parent}.${name}`, `${group}.${name}`, name].filter((key) => key in FIELD_TEXTS)
      if (keys[0]) used.add(keys[0])
      return IN_CHINESE.test(field.description ?? '') ? [] : [`${one.operationId} ${parent}.${name}`]
    }),
  )
  expect(silent).toEqual([])
  expect(operations.filter(({ summary }) => !IN_CHINESE.test(summary))).toEqual([])
  expect(tags.map(({ name }) => name).sort()).toEqual(Object.keys(GROUP_TEXTS).sort())
  expect(Object.keys(FIELD_TEXTS).filter((key) => !used.has(key) && !key.startsWith('problem.'))).toEqual([])
})

it('example requests follow their own schemas, and say all that is required', () => {
  const wrong = operations.flatMap((one) => {
    const bodies = Object.values(one.requestBody?.content ?? {}).flatMap(({ schema, example }) =>
      example ? [[schema, example] as const] : [],
    )
    const single = fieldsIn(one).flatMap(({ field }) => (field.examples ?? []).map((value) => [field, value] as const))
    return [...bodies, ...single].flatMap(([schema, value]) => {
      const { success, error } = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value)
      return success ? [] : [`${one.operationId} ${JSON.stringify(value)}: ${error.message}`]
    })
  })
  expect(wrong).toEqual([])
  const given = operations.flatMap((one) => fieldsIn(one).flatMap(({ field }) => field.examples ?? []))
  for (const value of Object.values(FIELD_EXAMPLES)) expect(given).toContainEqual(value)
})

it('a call states its permission and each refusal with our Chinese text, once for those that every call has', () => {
  const [, route] = openRoutes().find(([call]) => call === 'POST /goods') ?? []
  expect(operation('/goods', 'post').security).toEqual([{ key: [route?.scope] }])
  const { responses } = operation('/goods/{sn}', 'patch')
  expect(responses[422]?.description).toContain(`${ERRORS.GOODS_BUSY.code} GOODS_BUSY ${ERRORS.GOODS_BUSY.msg}`)
  expect(responses[401]?.$ref).toBe('#/components/responses/General401')
  expect(components.responses.General401?.description).toContain(ERRORS.API_KEY.msg)
  for (const { responses: all } of operations)
    for (const { $ref } of Object.values(all))
      if ($ref) expect(components.responses).toHaveProperty($ref.split('/').at(-1) as string)
})

it('every permission opens a call, and no call moves money out', () => {
  expect([...new Set(openRoutes().map(([, { scope }]) => scope))].sort()).toEqual([...ALL_SCOPE_NAMES].sort())
  const calls = openRoutes().map(([, { runs }]) => runs)
  expect(
    calls.filter((call) => /^\w+ \/(?:pay\/(?!withdrawal$)|apiKey|user\/(?!assets|findBalanceRecord))/.test(call)),
  ).toEqual([])
})

it('the document is public', async () => {
  const world = await openWorld()
  const response = await world.app.api.fetch(new Request(`${world.dist().origin}/open/openapi.json`))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(openDocument())))
})
