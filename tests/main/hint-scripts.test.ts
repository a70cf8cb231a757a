import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hintScripts } from '@/lib/server/main/hint-scripts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(dir, 'static'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const LONG = 'go()'.padEnd(60_000)

test('long scripts of every page, and no others, are to be compiled whole; once however often it is said', () => {
  writeFileSync(
    join(dir, 'build-manifest.json'),
    JSON.stringify({ rootMainFiles: ['static/frame.js', 'static/short.js'] }),
  )
  for (const name of ['frame', 'page']) writeFileSync(join(dir, 'static', `${name}.js`), LONG)
  writeFileSync(join(dir, 'static/short.js'), 'go()')
  hintScripts(dir)
  hintScripts(dir)
  expect(readFileSync(join(dir, 'static/frame.js'), 'utf8')).toBe(`//# allFunctionsCalledOnLoad\n${LONG}`)
  expect(readFileSync(join(dir, 'static/page.js'), 'utf8')).toBe(LONG)
  expect(readFileSync(join(dir, 'static/short.js'), 'utf8')).toBe('go()')
})
