import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readImports } from '@/lib/scripts/structure/read-imports'

const SCHEMA = 'lib/server/db/schema/'
const SEED = 'lib/server/db/seed/'
/** Entry points: the server with its API and scheduled jobs, and scripts that staff run by hand. */
const ROOTS = ['lib/server/main/launch.ts', 'lib/scripts/staff.ts']

const sources = (root: string): [string, string][] =>
  readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    return entry.isFile() && path.endsWith('.ts') ? [[path, readFileSync(path, 'utf8')] as [string, string]] : []
  })

/** Returns the files reachable from the entry points without the demo data. */
function running(files: ReadonlyMap<string, string>, roots: readonly string[]): Set<string> {
  const all = new Set(files.keys())
  const seen = new Set(roots)
  for (const path of seen)
    for (const { to } of readImports(path, files.get(path) ?? '', all))
      if (all.has(to) && !to.startsWith(SEED)) seen.add(to)
  return seen
}

/** Returns the tables that no reachable code inserts into: only demo data would fill them. */
function unwritten(files: ReadonlyMap<string, string>, roots: readonly string[]): string[] {
  const tables = [...files].flatMap(([path, source]) =>
    path.startsWith(SCHEMA) ? [...source.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)] : [],
  )
  const texts = [...running(files, roots)].map((path) => files.get(path) ?? '')
  return tables.flatMap(([, table = '', inSql = '']) => {
    const insert = new RegExp(`insert\\(\\s*${table}\\b|insert into (?:\\$\\{${table}\\}|${inSql}\\b)`, 'i')
    return texts.some((text) => insert.test(text)) ? [] : [table]
  })
}

it('every table is filled by running code, not by demo data only', () => {
  const files = new Map([...sources('lib')])
  expect(running(files, ROOTS).size).toBeGreaterThan(500)
  expect(unwritten(files, ROOTS)).toEqual([])
})

it('detects a table filled by demo data only, also through a module function', () => {
  const files = new Map([
    ['lib/server/db/schema/a.ts', "export const news = pgTable('news')\nexport const plans = pgTable('plans')"],
    ['lib/server/modules/a/save.ts', 'tx.insert(news)'],
    ['lib/server/modules/a/open.ts', 'tx.insert(plans)'],
    ['lib/server/db/seed/seed.ts', "import { open } from '../../modules/a/open'"],
    ['lib/server/main/launch.ts', "import '../modules/a/save'\nimport '../db/seed/seed'"],
  ])
  expect(unwritten(files, ['lib/server/main/launch.ts'])).toEqual(['plans'])
})
