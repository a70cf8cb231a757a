import { expect, it } from 'vitest'
import { openDocument } from '@/lib/server/api/open/document'
import { openRoutes } from '@/lib/server/api/open/table'
import { ALL_SCOPE_NAMES } from '@/lib/shared/people/api-keys'
import { openWorld } from '../../support/world'

interface Operation {
  operationId: string
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { content: Record<string, { schema: { properties: object; required?: string[] } }> }
}
const { paths } = openDocument() as { paths: Record<string, Record<string, Operation>> }
const operation = (path: string, method: string) => paths[`/open/v1${path}`]?.[method] as Operation

it('the document of the seller API has every call once, with its path parameters', () => {
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  expect(operations).toHaveLength(openRoutes().length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const [path, methods] of Object.entries(paths))
    for (const { parameters = [] } of Object.values(methods))
      for (const [, name] of path.matchAll(/\{(\w+)\}/g))
        expect(parameters).toContainEqual(expect.objectContaining({ name, in: 'path', required: true }))
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
