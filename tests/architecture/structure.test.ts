import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findViolations } from '@/lib/scripts/structure/find-violations'
import { COMPONENTS, MODULES } from '@/lib/scripts/structure/ranks'

const violationsOf = (files: Record<string, string>) => findViolations(new Map(Object.entries(files))).violations
const exists = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, 'export const x = 1']))

const linesOf = (count: number) => 'export {}\n'.repeat(count)

/** Each planted file breaks exactly one rule; the target exists, so nothing but the import is wrong. */
const PLANTED: [rule: string, file: string, source: string, ...targets: string[]][] = [
  ['2 ', 'components/goods/a.tsx', "import { x } from '@/app/page'", 'app/page.tsx'],
  ['3 ', 'lib/shared/a.ts', "import { x } from '../contract/kit'", 'lib/contract/kit.ts'],
  ['4 ', 'lib/contract/a.ts', "import { x } from '@/lib/tenant/x'", 'lib/tenant/x.ts'],
  ['5 ', 'lib/client/a.ts', "import type { X } from '../server/db/client'", 'lib/server/db/client.ts'],
  ['6 ', 'components/ui/a.tsx', "import { x } from '@/lib/contract/user'", 'lib/contract/user.ts'],
  ['6 ', 'lib/client/b.ts', "import { z } from 'zod'"],
  [
    '7 ',
    'app/page.tsx',
    "import { x } from '@/lib/server/modules/catalog/queries'",
    'lib/server/modules/catalog/queries.ts',
  ],
  ['8 ', 'lib/server/api/handlers/a.ts', "import { eq } from 'drizzle-orm'"],
  [
    '9 ',
    'lib/server/modules/trading/queries.ts',
    "import { x } from '../../db/schema/catalog'",
    'lib/server/db/schema/catalog.ts',
  ],
  [
    '9 ',
    'lib/server/modules/trading/queries.ts',
    "import { x } from '../../db/schema/runtime'",
    'lib/server/db/schema/runtime.ts',
  ],
  [
    '10 ',
    'lib/server/modules/trading/queries.ts',
    "import { x } from '../wallet/internal/post'",
    'lib/server/modules/wallet/internal/post.ts',
  ],
  [
    '11 ',
    'lib/server/modules/chat/queries-live.ts',
    "const x = await import('../trading/queries')",
    'lib/server/modules/trading/queries.ts',
  ],
  [
    '11 ',
    'lib/server/modules/catalog/queries.ts',
    "import type { X } from '../content/types'",
    'lib/server/modules/content/types.ts',
  ],
  ['11 ', 'components/goods/a.tsx', "import type { X } from '@/components/home/b'", 'components/home/b.tsx'],
  ['11 ', 'components/order/a.tsx', "import { X } from '@/components/frame/b'", 'components/frame/b.tsx'],
  ['11 ', 'components/misc/a.tsx', 'export const x = 1'],
  ['11 ', 'lib/server/modules/loyalty/queries.ts', 'export const x = 1'],
  [
    '12 ',
    'lib/server/modules/chat/queries-live.ts',
    "import { x } from '../../providers/chat/local'",
    'lib/server/providers/chat/local.ts',
  ],
  ['11 ', 'components/ui/a.tsx', "export { x } from '../goods/b'", 'components/goods/b.tsx'],
  ['14 ', 'lib/server/api/a.ts', "import '@/components/ui/b'", 'components/ui/b.tsx'],
  ['13 ', 'lib/client/a.ts', "import { x } from '@/components/order/b'", 'components/order/b.tsx'],
  ['15 ', 'lib/server/loaders/a.ts', "import { x } from '../runtime/env'", 'lib/server/runtime/env.ts'],
  ['16 ', 'lib/server/modules/catalog/helpers.ts', 'export const helpers = 1'],
  ['16 ', 'lib/server/modules/catalog/goods-cache.ts', 'export function cacheOf() {}'],
  ['16 ', 'lib/server/modules/chat/flow/open.ts', 'export function open() {}'],
  ['17 ', 'lib/server/modules/traffic/queries.ts', 'export const a = () => formatDateTime(new Date())'],
  ['17 ', 'lib/server/modules/trading/figures/queries.ts', 'export const a = (fen: Fen) => fenToYuan(fen)'],
  ['19 ', 'components/goods/a.tsx', 'export const X = () => <p>保留15 分钟</p>'],
  ['19 ', 'app/a.ts', `export const title = \`最多\${count}次\``],
  ['18 ', 'lib/server/front/a.ts', "import { x } from '@/lib/server/runtime/env'", 'lib/server/runtime/env.ts'],
  ['18 ', 'lib/client/hooks/a.ts', "const x = await import('@/lib/client/api')", 'lib/client/api.ts'],
  ['20 ', 'lib/shared/a.ts', linesOf(301)],
  ['20 ', 'middleware.ts', linesOf(301)],
  ['20 ', 'tests/api/a.test.ts', linesOf(301)],
  ['20 ', 'e2e/a.spec.ts', linesOf(301)],
  ['21 ', 'tests/components/a/a.test.tsx', 'await new Promise((later) => setTimeout(later, 20))'],
  ['21 ', 'e2e/a.spec.ts', 'await page.waitForTimeout(500)'],
  ['22 ', 'tests/components/a/a.test.tsx', "vi.mock('@/lib/client/api', () => ({ call: vi.fn() }))"],
  ['22 ', 'tests/app/a.test.ts', "vi.mock('@/lib/client/lazy-call', () => ({ lazyCall: vi.fn() }))"],
  ['22 ', 'tests/client/a.test.ts', "vi.doMock('../../lib/client/api')"],
  ['23 ', 'components/goods/a.tsx', 'const now = new Date()'],
]

describe('the structure check', () => {
  it.each(PLANTED)('catches a planted break of rule %s(%s)', (rule, file, source, ...targets) => {
    const found = violationsOf({ ...exists(...targets), [file]: source })
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(new RegExp(`^${rule}.*${file}`))
  })

  it('knows what a module may hold', () => {
    expect(
      violationsOf({
        'lib/server/modules/catalog/publish-goods.ts': 'export async function publishGoods() {}',
        'lib/server/modules/catalog/queries-own.ts': 'export const listOwn = 1',
        'lib/server/modules/catalog/present.ts': 'export const a = () => formatDateTime(new Date())',
        'lib/server/modules/catalog/internal/game-cache.ts': 'export const games = 1',
        'lib/server/modules/trading/flow/effects.ts': 'export const hold = 1',
      }),
    ).toEqual([])
  })

  it('leaves dates, multiples and quotes of the error catalogue in one piece', () => {
    expect(
      violationsOf({
        'app/a.ts': `const a = ['11月21日', '7.6万', '请先完成实名认证（年满18周岁）', '15 分钟', \`\${month}月\${date}日\`]\n// 15分钟`,
      }),
    ).toEqual([])
  })

  it('applies no import rule to tests', () => {
    expect(
      violationsOf({
        'tests/api/a.test.ts': linesOf(300),
        'tests/support/b.ts': "import { x } from '@/app/page'\nimport { c } from './c'",
        'tests/support/c.ts': "import { b } from './b'",
        ...exists('app/page.tsx'),
      }),
    ).toEqual([])
  })

  it('catches a cycle, however long', () => {
    const cycle = {
      'lib/shared/a.ts': "import { b } from './b'",
      'lib/shared/b.ts': "export * from './c'",
      'lib/shared/c.ts': "import { a } from './a'",
    }
    expect(violationsOf(cycle)).toEqual([
      '1 no cycles: lib/shared/a.ts -> lib/shared/b.ts -> lib/shared/c.ts -> lib/shared/a.ts',
    ])
  })

  it('catches a cycle closed by a type', () => {
    const cycle = {
      'lib/shared/a.ts': "import type { B } from './b'\nexport const a = 1",
      'lib/shared/b.ts': "import { a } from './a'",
    }
    expect(violationsOf(cycle)).toEqual(['1 no cycles: lib/shared/a.ts -> lib/shared/b.ts -> lib/shared/a.ts'])
  })

  it('lets browser code take types of the contract', () => {
    expect(
      violationsOf({
        'components/goods/a.tsx':
          "import type { Goods } from '@/lib/contract/entities/goods'\nimport { type Game } from '@/lib/contract/entities/goods'",
        ...exists('lib/contract/entities/goods.ts'),
      }),
    ).toEqual([])
  })

  it('is not fooled by imports in comments', () => {
    expect(
      violationsOf({
        'lib/shared/a.ts': "// import { x } from '../contract/kit'\n/* import '../contract/kit' */",
        ...exists('lib/contract/kit.ts'),
      }),
    ).toEqual([])
  })
})

describe('the rooms of lib/README.md', () => {
  const readme = readFileSync('lib/README.md', 'utf8')
  const firstCells = (title: string) => {
    const [, table = ''] = readme.split(new RegExp(`\\| ${title} +\\|`))
    const [rows = ''] = table.split('\n\n')
    return [...rows.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, name]) => name)
  }

  it.each([
    ['module', MODULES],
    ['folder', COMPONENTS],
  ] as const)('print every %s in its rank', (title, ranks) => {
    expect(firstCells(title)).toEqual(ranks)
  })
})
