import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Assets } from '@/lib/server/front/assets'
import { buildKey, openOtherBuilds, publishBuild } from '@/lib/server/main/publish-build'
import { createDiskStorage } from '@/lib/server/providers/storage/disk'
import { openFront } from './world'

const DAY = 24 * 3600_000
const base = mkdtempSync(join(tmpdir(), 'builds-'))

/** Writes a build with these static files. */
function buildOf(buildId: string, files: Record<string, string>): string {
  const build = join(base, buildId)
  mkdirSync(join(build, 'static', 'chunks'), { recursive: true })
  writeFileSync(join(build, 'BUILD_ID'), buildId)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(build, 'static', 'chunks', name), text)
  return build
}

it('an instance of one build answers the static files of another that shares its storage', async () => {
  onTestFinished(() => rmSync(base, { recursive: true, force: true }))
  const storage = createDiskStorage(join(base, 'media'))
  const [older, newer] = [buildOf('older', { 'a1.js': 'old()' }), buildOf('newer', { 'b2.js': 'fresh()' })]
  for (const build of [older, newer]) await publishBuild(storage, { build, now: new Date() })
  const assets = await Assets.open({ nextStatic: join(older, 'static'), publicDir: join(base, 'none') })
  const read = vi.spyOn(storage, 'read')
  assets.otherBuilds = openOtherBuilds(storage)
  const { front, ask } = await openFront({ assets })
  onTestFinished(() => front.drain(100))
  const other = await ask('/_next/static/chunks/b2.js')
  expect([other.status, other.text, other.headers['content-type'], other.headers['cache-control']]).toEqual([
    200,
    'fresh()',
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ])
  await ask('/_next/static/chunks/b2.js')
  expect((await ask('/_next/static/chunks/a1.js')).text).toBe('old()')
  for (let i = 0; i < 2; i++) await ask('/_next/static/chunks/none.js')
  for (const bad of ['/_next/static/../index.json', '/_next/static/%2e%2e/index.json', '/_next/static/chunks/'])
    await ask(bad)
  expect(
    read.mock.calls.map(([key]) => key),
    'the index once, and no name that it does not list',
  ).toEqual(['builds/index.json', buildKey('chunks/b2.js')])
})

it('a build that is published later is known after two seconds at most, however many unknown names are asked for', async () => {
  const storage = createDiskStorage(join(base, 'later'))
  let now = 0
  const find = openOtherBuilds(storage, () => now)
  await publishBuild(storage, { build: buildOf('first', { 'f.js': 'first()' }), now: new Date() })
  expect((await find('chunks/f.js'))?.toString()).toBe('first()')
  await publishBuild(storage, { build: buildOf('second', { 's.js': 'second()' }), now: new Date() })
  const read = vi.spyOn(storage, 'read')
  now = 1_999
  const names = Array.from({ length: 20 }, (_, i) => `chunks/none-${i}.js`)
  expect(await Promise.all([...names, 'chunks/s.js'].map(find))).toEqual(Array(21).fill(null))
  expect(read).not.toHaveBeenCalled()
  now = 2_000
  expect((await Promise.all([...names, 'chunks/s.js'].map(find))).at(-1)?.toString()).toBe('second()')
  expect(read.mock.calls.map(([key]) => key)).toEqual(['builds/index.json', buildKey('chunks/s.js')])
})

it('static files stay a month after their build was replaced', async () => {
  const storage = createDiskStorage(join(base, 'kept'))
  const has = async (name: string) => (await storage.read(buildKey(`chunks/${name}`))) !== null
  const at = (days: number) => new Date(Date.UTC(2035, 0, 1) + days * DAY)
  await publishBuild(storage, { build: buildOf('one', { 'one.js': '1', 'both.js': '0' }), now: at(0) })
  await publishBuild(storage, { build: buildOf('two', { 'two.js': '2', 'both.js': '0' }), now: at(40) })
  expect(await has('one.js'), 'in use until it was replaced').toBe(true)
  await publishBuild(storage, { build: buildOf('three', { 'three.js': '3' }), now: at(75) })
  expect(await Promise.all(['one.js', 'two.js', 'three.js', 'both.js'].map(has))).toEqual([false, true, true, true])
})
