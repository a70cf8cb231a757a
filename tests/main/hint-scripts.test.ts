import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hintScripts } from '@/lib/server/main/hint-scripts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'build-'))
  for (const name of ['static', 'server/app/wares']) mkdirSync(join(dir, name), { recursive: true })
})
afterEach(() => rmSync(dir, { recursive: true }))

const LONG = 'go()'.padEnd(6_000)

test('only long scripts that pages load first are marked for eager compilation, once', () => {
  writeFileSync(
    join(dir, 'build-manifest.json'),
    JSON.stringify({ rootMainFiles: ['static/frame.js', 'static/short.js'] }),
  )
  writeFileSync(
    join(dir, 'server/app/wares/page_client-reference-manifest.js'),
    `m["/wares/page"] = ${JSON.stringify({
      clientModules: { editor: { chunks: ['/_next/static/editor.js'] } },
      entryCSSFiles: { page: [{ path: 'static/page.css' }] },
      entryJSFiles: { page: ['static/page.js'] },
    })}`,
  )
  for (const name of ['frame', 'page', 'editor']) writeFileSync(join(dir, 'static', `${name}.js`), LONG)
  writeFileSync(join(dir, 'static/short.js'), 'go()')
  hintScripts(dir)
  hintScripts(dir)
  for (const name of ['frame', 'page'])
    expect(readFileSync(join(dir, 'static', `${name}.js`), 'utf8')).toBe(`//# allFunctionsCalledOnLoad\n${LONG}`)
  expect(readFileSync(join(dir, 'static/editor.js'), 'utf8')).toBe(LONG)
  expect(readFileSync(join(dir, 'static/short.js'), 'utf8')).toBe('go()')
})
