import { existsSync, readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { newEndpoint } from '@/lib/scripts/new-endpoint/new-endpoint'

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
const make = (call: string, access = 'login', summary = 'Own offers') => newEndpoint({ call, summary, access }, read)
const parses = (text: string | undefined) => transformSync(text ?? '', { loader: 'ts' }).code.length > 0

describe('npm run new-endpoint', () => {
  it('adds an entry, a handler and a test to an existing area', () => {
    const files = make('GET /goods/lookBargaGoodsList')
    expect([...files.keys()]).toEqual([
      'lib/contract/goods.ts',
      'lib/server/api/handlers/goods.ts',
      'tests/api/goods-look-barga-goods-list.test.ts',
    ])
    for (const text of files.values()) expect(parses(text)).toBe(true)
    expect(files.get('lib/contract/goods.ts')).toContain(
      "'GET /goods/lookBargaGoodsList': endpoint({\n    summary: 'Own offers',\n    access: 'login',",
    )
    expect(files.get('lib/server/api/handlers/goods.ts')).toContain("'GET /goods/lookBargaGoodsList': async () => {")
  })

  it('opens a new area and joins both tables', () => {
    const files = make('POST /newarea/newareaApply', 'verified')
    expect([...files.keys()]).toEqual([
      'lib/contract/newarea.ts',
      'lib/server/api/handlers/newarea.ts',
      'lib/contract/table.ts',
      'lib/server/api/handlers/table.ts',
      'tests/api/newarea-newarea-apply.test.ts',
    ])
    for (const text of files.values()) expect(parses(text)).toBe(true)
    expect(files.get('lib/contract/table.ts')).toMatch(/\.\.\.newareaContract,\n\} as const satisfies/)
    expect(files.get('lib/server/api/handlers/table.ts')).toContain('  ...newareaHandlers,\n}')
  })

  it.each([
    ['GET goods/x', 'login', 'Summary', 'name the call'],
    ['PUT /goods/x', 'login', 'Summary', 'name the call'],
    ['GET /goods/x', 'admin', 'Summary', 'access is'],
    ['GET /goods/x', 'login', '', 'summary'],
    ['GET /goods/getGoodsList', 'public', 'Summary', 'exists already'],
  ])('refuses %s (%s, %j): %s', (call, access, summary, why) => {
    expect(() => make(call, access, summary)).toThrow(why)
  })
})
