import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findViolations } from '@/lib/scripts/structure/find-violations'
import { COMPONENTS, MODULES } from '@/lib/scripts/structure/ranks'

const violationsOf = (files: Record<string, string>) => findViolations(new Map(Object.entries(files))).violations
const exists = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, 'export const x = 1']))

const linesOf = (count: number) => 'export {}\n'.repeat(count)

/** Each planted file breaks exactly one rule; its targets exist, so only the import is wrong. */
const PLANTED: [rule: string, file: string, source: string, ...targets: string[]][] = [
  ['2 ', 'components/listings/goods/a.tsx', "import { x } from '@/app/page'", 'app/page.tsx'],
  ['3 ', 'lib/shared/a.ts', "import { x } from '../contract/kit'", 'lib/contract/kit.ts'],
  ['4 ', 'lib/contract/a.ts', "import { x } from '@/lib/tenant/x'", 'lib/tenant/x.ts'],
  ['5 ', 'lib/client/a.ts', "import type { X } from '../server/db/client'", 'lib/server/db/client.ts'],
  ['6 ', 'components/ui/kit/a.tsx', "import { x } from '@/lib/contract/people/user'", 'lib/contract/people/user.ts'],
  ['6 ', 'lib/client/b.ts', "import { z } from 'zod'"],
  [
    '7 ',
    'app/page.tsx',
    "import { x } from '@/lib/server/modules/listings/catalog/queries'",
    'lib/server/modules/listings/catalog/queries.ts',
  ],
  ['8 ', 'lib/server/api/handlers/a.ts', "import { eq } from 'drizzle-orm'"],
  [
    '9 ',
    'lib/server/modules/orders/trading/queries.ts',
    "import { x } from '../../../db/schema/listings/catalog'",
    'lib/server/db/schema/listings/catalog.ts',
  ],
  [
    '9 ',
    'lib/server/modules/orders/trading/queries.ts',
    "import { x } from '../../../db/schema/runtime'",
    'lib/server/db/schema/runtime.ts',
  ],
  [
    '10 ',
    'lib/server/modules/orders/trading/queries.ts',
    "import { x } from '../../money/wallet/internal/post'",
    'lib/server/modules/money/wallet/internal/post.ts',
  ],
  [
    '11 ',
    'lib/server/modules/market/chat/queries-live.ts',
    "const x = await import('../../orders/trading/queries')",
    'lib/server/modules/orders/trading/queries.ts',
  ],
  [
    '11 ',
    'lib/server/modules/listings/catalog/queries.ts',
    "import type { X } from '../../market/chat/types'",
    'lib/server/modules/market/chat/types.ts',
  ],
  [
    '11 ',
    'components/listings/goods/a.tsx',
    "import type { X } from '@/components/site/home/b'",
    'components/site/home/b.tsx',
  ],
  [
    '11 ',
    'components/orders/order/a.tsx',
    "import { X } from '@/components/site/frame/b'",
    'components/site/frame/b.tsx',
  ],
  ['11 ', 'components/misc/a.tsx', 'export const x = 1'],
  ['11 ', 'lib/server/modules/core/loyalty/queries.ts', 'export const x = 1'],
  [
    '12 ',
    'lib/server/modules/market/chat/queries-live.ts',
    "import { x } from '../../../providers/chat/local'",
    'lib/server/providers/chat/local.ts',
  ],
  [
    '11 ',
    'components/ui/kit/a.tsx',
    "export { x } from '@/components/listings/goods/b'",
    'components/listings/goods/b.tsx',
  ],
  ['14 ', 'lib/server/api/a.ts', "import '@/components/ui/kit/b'", 'components/ui/kit/b.tsx'],
  ['13 ', 'lib/client/a.ts', "import { x } from '@/components/orders/order/b'", 'components/orders/order/b.tsx'],
  ['15 ', 'lib/server/loaders/a.ts', "import { x } from '../runtime/env'", 'lib/server/runtime/env.ts'],
  ['16 ', 'lib/server/modules/listings/catalog/helpers.ts', 'export const helpers = 1'],
  ['16 ', 'lib/server/modules/listings/catalog/goods-cache.ts', 'export function cacheOf() {}'],
  ['16 ', 'lib/server/modules/market/chat/flow/open.ts', 'export function open() {}'],
  ['17 ', 'lib/server/modules/listings/traffic/queries.ts', 'export const a = () => formatDateTime(new Date())'],
  ['17 ', 'lib/server/modules/orders/trading/figures/queries.ts', 'export const a = (fen: Fen) => fenToYuan(fen)'],
  ['19 ', 'components/listings/goods/a.tsx', 'export const X = () => <p>保留15 分钟</p>'],
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
  ['23 ', 'components/listings/goods/a.tsx', 'const now = new Date()'],
  ['16 ', 'lib/server/modules/listings/catalog/keep-goods.ts', 'export async function keepGoods() {}'],
  ['25 ', 'lib/client/a.ts', `/** Reads the page ${'an'}${'ew'}. */`],
  ['25 ', 'tests/client/a.test.ts', `it('waits ${'ti'}${'ll'} the answer is there', () => {})`],
  ['26 ', 'lib/client/a.ts', `export const a = { ${'...'}{ b: 1 }, c: 2 }`],
  ['27 ', 'components/orders/order/a.tsx', "export const isLet = (mode: string) => mode === 'rental'"],
  ['28 ', 'components/orders/order/a.tsx', "export const title = '发起纠纷'"],
  ['28 ', 'lib/server/modules/orders/trading/modes/a.ts', "export const title = '轮到你付款'"],
  ['29 ', 'lib/server/db/migrations/0099_a.sql', 'CREATE INDEX "a" ON "orders" ("b");'],
  ['29 ', 'lib/server/db/migrations/0099_a.sql', 'DROP INDEX "a";'],
  ['29 ', 'lib/server/db/migrations/0099_a.sql', 'ALTER TABLE "orders" ADD COLUMN "b" integer NOT NULL;'],
  ['29 ', 'lib/server/db/migrations/0099_a.sql', 'ALTER TABLE "orders" ALTER COLUMN "b" SET NOT NULL;'],
  ['29 ', 'lib/server/db/migrations/0099_a.sql', 'ALTER TABLE "orders" ALTER COLUMN "b" SET DATA TYPE bigint;'],
  ['29 ', 'lib/server/db/migrations/0099_a.sql', 'ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("b" > 0);'],
  ['29 ', 'lib/server/db/migrations/0099_a.sql', 'ALTER TABLE "orders" DROP COLUMN "b";'],
  ['29 ', 'lib/server/db/migrations/0099_a.sql', 'ALTER TABLE "orders" RENAME COLUMN "b" TO "c";'],
  ['29 ', 'lib/server/db/migrations/0099_a.sql', 'UPDATE "orders" SET "b" = 1;'],
  ['29 ', 'lib/server/db/migrations/online/0001_a.sql', 'CREATE INDEX CONCURRENTLY "a" ON "orders" ("b");'],
  ['29 ', 'lib/server/db/migrations/online/0001_a.sql', '-- batch\nUPDATE "orders" SET "b" = 1;'],
  ['3 ', 'lib/art/a.ts', "import { x } from '@/lib/contract/kit'", 'lib/contract/kit.ts'],
]

describe('structure check', () => {
  it.each(PLANTED)(
    'the structure check detects a planted violation of rule %s(%s)',
    (rule, file, source, ...targets) => {
      const found = violationsOf({ ...exists(...targets), [file]: source })
      expect(found).toHaveLength(1)
      expect(found[0]).toMatch(new RegExp(`^${rule}.*${file}`))
    },
  )

  it('the structure check allows the permitted kinds of files in a module', () => {
    expect(
      violationsOf({
        'lib/server/modules/listings/catalog/publish-goods.ts': 'export async function publishGoods() {}',
        'lib/server/modules/listings/catalog/queries-own.ts': 'export const listOwn = 1',
        'lib/server/modules/listings/catalog/present.ts': 'export const a = () => formatDateTime(new Date())',
        'lib/server/modules/listings/catalog/internal/game-cache.ts': 'export const games = 1',
        'lib/server/modules/orders/trading/flow/effects.ts': 'export const hold = 1',
      }),
    ).toEqual([])
  })

  it('the structure check allows migrations that keep existing tables usable', () => {
    expect(
      violationsOf({
        'lib/server/db/migrations/0099_a.sql': [
          'CREATE TABLE "a" ("b" integer NOT NULL);',
          'CREATE INDEX "a_b" ON "a" ("b");',
          'ALTER TABLE "a" ADD CONSTRAINT "a_b" CHECK ("b" > 0);',
          `ALTER TABLE "orders" ADD COLUMN "c" integer DEFAULT 0 NOT NULL;`,
          'ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("c" > 0) NOT VALID;',
          '-- safe: no release reads it\nALTER TABLE "orders" DROP COLUMN "d";',
        ].join('\n--> statement-breakpoint\n'),
        'lib/server/db/migrations/online/0001_a.sql': [
          'CREATE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "orders" ("b");',
          'ALTER TABLE "orders" VALIDATE CONSTRAINT "c";',
          '-- batch\nUPDATE "orders" SET "b" = 1 WHERE "id" IN (SELECT "id" FROM "orders" WHERE "b" = 0 LIMIT 1000);',
        ].join('\n--> statement-breakpoint\n'),
      }),
    ).toEqual([])
  })

  it('the structure check allows dates, multiples and quotes of the error catalogue', () => {
    expect(
      violationsOf({
        'app/a.ts': `const a = ['11月21日', '7.6万', '请先完成实名认证（年满 18 周岁）', '15 分钟', \`\${month}月\${date}日\`]\n// 15分钟`,
      }),
    ).toEqual([])
  })

  it('the structure check applies no import rules to tests', () => {
    expect(
      violationsOf({
        'tests/api/a.test.ts': linesOf(300),
        'tests/support/b.ts': "import { x } from '@/app/page'\nimport { c } from './c'",
        'tests/support/c.ts': "import { b } from './b'",
        ...exists('app/page.tsx'),
      }),
    ).toEqual([])
  })

  it('the structure check detects an import cycle between folders of a group', () => {
    const cycle = {
      'components/listings/goods/a.tsx': "import { B } from '@/components/listings/wares/b'",
      'components/listings/wares/b.tsx': 'export const B = 1',
      'components/listings/wares/c.tsx': "import { D } from '@/components/listings/goods/d'",
      'components/listings/goods/d.tsx': 'export const D = 1',
    }
    expect(violationsOf(cycle)).toEqual([
      '11 folders of a group form no cycle: components/listings/goods -> components/listings/wares -> components/listings/goods',
    ])
  })

  it('the structure check detects a folder with more than 40 source files', () => {
    const folder = (count: number) => exists(...Array.from({ length: count }, (_, i) => `lib/client/f${i}.ts`))
    expect(violationsOf(folder(40))).toEqual([])
    expect(violationsOf(folder(41))).toEqual(['24 no folder holds more than 40 source files: lib/client has 41'])
  })

  it('the structure check detects an invalid kind of file in a folder of a large module', () => {
    const path = 'lib/server/modules/listings/catalog/stock/helpers.ts'
    expect(violationsOf({ [path]: 'export const helpers = 1' })).toEqual([
      `16 a module's file is a verb, queries, rules, present or types: ${path}`,
    ])
  })

  it('the structure check detects an import cycle of any length', () => {
    const cycle = {
      'lib/shared/a.ts': "import { b } from './b'",
      'lib/shared/b.ts': "export * from './c'",
      'lib/shared/c.ts': "import { a } from './a'",
    }
    expect(violationsOf(cycle)).toEqual([
      '1 no cycles: lib/shared/a.ts -> lib/shared/b.ts -> lib/shared/c.ts -> lib/shared/a.ts',
    ])
  })

  it('the structure check detects an import cycle closed by a type import', () => {
    const cycle = {
      'lib/shared/a.ts': "import type { B } from './b'\nexport const a = 1",
      'lib/shared/b.ts': "import { a } from './a'",
    }
    expect(violationsOf(cycle)).toEqual(['1 no cycles: lib/shared/a.ts -> lib/shared/b.ts -> lib/shared/a.ts'])
  })

  it('the structure check allows browser code to import types of the contract', () => {
    expect(
      violationsOf({
        'components/listings/goods/a.tsx':
          "import type { Goods } from '@/lib/contract/entities/goods'\nimport { type Game } from '@/lib/contract/entities/goods'",
        ...exists('lib/contract/entities/goods.ts'),
      }),
    ).toEqual([])
  })

  it('the structure check ignores imports in comments', () => {
    expect(
      violationsOf({
        'lib/shared/a.ts': "// import { x } from '../contract/kit'\n/* import '../contract/kit' */",
        ...exists('lib/contract/kit.ts'),
      }),
    ).toEqual([])
  })
})

describe('README files', () => {
  it.each([
    ['lib/server/modules/README.md', MODULES],
    ['components/README.md', COMPONENTS],
  ] as const)('%s lists every folder under its group, in order', (path, groups) => {
    const listed = readFileSync(path, 'utf8')
      .split(/^## `/m)
      .slice(1)
      .map((part) => [part.split('`')[0], [...part.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, name]) => name)])
    expect(Object.fromEntries(listed)).toEqual(groups)
    expect(listed.map(([group]) => group)).toEqual(Object.keys(groups))
  })

  it('the README mentions only existing files', () => {
    const [, first = ''] = readFileSync('lib/README.md', 'utf8').split('## Read these ten files first')
    const [table = ''] = first.split('## ')
    const paths = [...table.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, path = '']) => join('lib', path))
    expect(paths).toHaveLength(10)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })
})
