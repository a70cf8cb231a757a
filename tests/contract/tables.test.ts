import { readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { ERRORS, type ErrorName, type ErrorRow } from '@/lib/contract/errors'
import type { Endpoint } from '@/lib/contract/kit'
import { contract } from '@/lib/contract/table'
import type { Handler } from '@/lib/server/api/handler'
import { openApiDocument } from '@/lib/server/api/openapi'
import type { Ctx, UserCtx } from '@/lib/server/runtime/context'
import { matchRoute, ROUTES } from '@/lib/shared/site/routes'

const rows = (name: string) =>
  readFileSync(`tests/contract/tables/${name}.tsv`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

describe('the contract compared with the given lists of calls and pages', () => {
  const listed = new Map(
    rows('calls').map(([method, path, auth]) => [
      `${method} ${(path ?? '').replace('/api', '').replace(/\/\{.+\}$/, '')}`,
      auth,
    ]),
  )

  it('implemented calls have the listed access level, and the listed calls are marked as original', () => {
    for (const [call, { access, original = false }] of Object.entries(contract) as [string, Endpoint][]) {
      expect({ call, original }).toEqual({ call, original: listed.has(call) })
      const auth = listed.get(call)
      if (auth === 'login') expect({ call, access }).not.toEqual({ call, access: 'public' })
      if (auth === 'public') expect({ call, access }).toEqual({ call, access: 'public' })
    }
  })

  it('the handler type of a public call has no user', () => {
    expectTypeOf<Parameters<Handler<'GET /goods/goodsInfo'>>[0]>().toEqualTypeOf<Ctx>()
    expectTypeOf<Parameters<Handler<'GET /user/userInfo'>>[0]>().toEqualTypeOf<UserCtx>()
  })

  it('every listed page is in the route table, with its access and frame', () => {
    for (const [route = '', , access, frame] of rows('routes')) {
      const path = route.split('?')[0]?.replace(/\{(\w+)\}/g, 'X1') ?? ''
      const found = matchRoute(path)?.route
      expect({ route, access: found?.access }).toEqual({ route, access })
      if (found?.frame !== 'site')
        expect({ route, frame: found?.frame }).toEqual({ route, frame: frame?.replace('nav+footer', 'site') })
    }
    expect(new Set(ROUTES.map((r) => r.path)).size).toBe(ROUTES.length)
  })

  it('every refusal has one code and a Chinese message', () => {
    for (const error of Object.values(ERRORS)) expect(error.msg).toMatch(/[\u4e00-\u9fff]/)
    const { NOT_FOUND, UNKNOWN_CALL, ...others } = ERRORS
    const codes = Object.values(others).map((e) => e.code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(NOT_FOUND.code).toBe(UNKNOWN_CALL.code)
  })
})

interface WireSchema {
  type?: string
  anyOf?: WireSchema[]
  default?: unknown
}

it('refusals name only fields of their calls', () => {
  const odd = Object.entries(contract).flatMap(([call, { input, refusals }]) =>
    (refusals as readonly ErrorName[]).flatMap((name) => {
      const { field }: ErrorRow = ERRORS[name]
      return !field || field in input.shape ? [] : [`${call}: ${name} ${field}`]
    }),
  )
  expect(odd).toEqual([])
  expect(Object.values(ERRORS).filter((row) => 'field' in row).length).toBeGreaterThan(0)
})

describe('OpenAPI document', () => {
  const document = openApiDocument() as {
    openapi: string
    paths: Record<
      string,
      Record<
        string,
        {
          summary: string
          operationId: string
          security?: unknown
          responses: object
          requestBody?: { content: Record<string, { schema: { properties?: Record<string, WireSchema> } }> }
          parameters?: { name: string; in: string; required?: boolean; schema: WireSchema }[]
        }
      >
    >
  }

  it('the OpenAPI document describes every call, with path parameters declared', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(Object.values(document.paths).flatMap((path) => Object.keys(path))).toHaveLength(
      Object.keys(contract).length,
    )
    const operationIds: string[] = []
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const operation of Object.values(methods)) {
        expect(operation.summary.length).toBeGreaterThan(5)
        expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '400', '500']))
        expect(operation.security).toBeDefined()
        operationIds.push(operation.operationId)
        for (const [, name] of path.matchAll(/\{(\w+)\}/g))
          expect(operation.parameters).toContainEqual(expect.objectContaining({ name, in: 'path', required: true }))
      }
    }
    expect(new Set(operationIds).size).toBe(Object.keys(contract).length)
  })

  it('every OpenAPI input field is text, even where a handler receives a value, and defaults are text', () => {
    const isText = ({ type, anyOf, default: fallback = '' }: WireSchema): boolean =>
      typeof fallback === 'string' && (anyOf ? anyOf.every(isText) : type === 'string')
    const odd = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ parameters = [], requestBody }) => {
        const body = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
          Object.entries(schema.properties ?? {}),
        )
        const fields = [...parameters.map(({ name, schema }) => [name, schema] as const), ...body]
        return fields.flatMap(([name, schema]) => (isText(schema) ? [] : [`${path} ${name}`]))
      }),
    )
    expect(odd).toEqual([])
  })

  it('the OpenAPI document has no dangling references and can be serialized', () => {
    const text = JSON.stringify(document)
    for (const [, ref] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      expect(
        ref?.split('/').reduce((at: unknown, key) => (at as Record<string, unknown> | undefined)?.[key], document),
      ).toBeDefined()
    }
  })
})
