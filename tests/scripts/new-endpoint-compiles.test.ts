import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { newEndpoint } from '@/lib/scripts/new-endpoint/new-endpoint'

const readIn = (root: string) => (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined

/** Creates a copy of the sources to write into and compile. */
function copyTree(): string {
  const root = mkdtempSync(join(tmpdir(), 'endpoint-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const name of ['lib', 'tests', 'tsconfig.json']) cpSync(name, join(root, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  return root
}

/** Returns tsc's errors for these files of the copy and all their imports. */
function compile(root: string, files: string[]): string[] {
  writeFileSync(join(root, 'some.json'), JSON.stringify({ extends: './tsconfig.json', include: files }))
  const options = ['--noEmit', '--incremental', 'false', '--singleThreaded', '-p', join(root, 'some.json')]
  const { stdout } = spawnSync('node', ['node_modules/typescript/bin/tsc', ...options], { encoding: 'utf8' })
  return stdout.split('\n').filter((line) => /error TS\d+/.test(line))
}

it('npm run new-endpoint generates code that compiles: for an existing area, a camel-case one, a new one, and a nested path with an id', () => {
  const root = copyTree()
  const written = (
    [
      ['GET /goods/toCome', 'login'],
      ['POST /quickCoin/toCome', 'verified'],
      ['GET /roleCard/toCome', 'login'],
      ['POST /roleCard/toGo', 'login'],
      ['GET /newArea/part/passport/{id}', 'public'],
      ['PUT /newArea/part', 'login'],
      ['POST /newOne', 'login'],
      ['GET /desk/toCome', 'staff:orders.act'],
      ['POST /console/toCome', 'staff:orders.act', 'console-order'],
      ['POST /console/toGo', 'staff:rules.write', 'console-other'],
    ] as const
  ).flatMap(([call, access, file]) => {
    const files = newEndpoint({ call, access, summary: 'Own offers', file }, readIn(root))
    for (const [path, text] of files) writeFileSync(join(root, path), text)
    return [...files.keys()]
  })
  expect(new Set(written)).toEqual(
    new Set([
      ...[
        ['goods', 'goods', 'goods'],
        ['goods', 'quick-coin', 'goods'],
        ['people', 'role-card', 'people'],
        ['site', 'new-area', 'office'],
        ['site', 'new-one', 'office'],
        ['desk', 'desk', 'office'],
        ['console', 'console-order', 'office'],
        ['console', 'console-other', 'office'],
      ].flatMap(([folder, file, tests]) => [
        `lib/contract/${folder}/${file}.ts`,
        `lib/server/api/handlers/${folder}/${file}.ts`,
        `tests/api/${tests}/${file}.test.ts`,
      ]),
      'lib/contract/table.ts',
      'lib/server/api/handlers/table.ts',
      'lib/server/api/staff-parties.ts',
      'tests/api/matrix/goods.ts',
      'tests/api/matrix/others.ts',
      'tests/api/matrix/trade.ts',
    ]),
  )
  // A compiler that reads nothing reports nothing: it must report the one missing call.
  writeFileSync(
    join(root, 'planted.ts'),
    "import type { HANDLERS } from '@/lib/server/api/handlers/table'\n" +
      "export const least: keyof typeof HANDLERS = 'POST /newOne'\n" +
      "export const none: keyof typeof HANDLERS = 'POST /notThere'\n",
  )
  const errors = compile(root, [...written, 'planted.ts', 'tests/support/global-setup.ts'])
  expect(errors).toEqual([expect.stringContaining('planted.ts(3,')])
}, 300_000)
