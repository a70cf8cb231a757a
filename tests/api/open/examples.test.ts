import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Asked, curlOf, nodeOf } from '@/components/site/open/example'
import type { OpenDocument } from '@/lib/client/open-document'
import { openDocument } from '@/lib/server/api/open/document'
import { openClient } from '../../support/fixtures/open-client'
import { World } from '../../support/world'

const run = promisify(execFile)
const { paths } = openDocument() as unknown as OpenDocument
const CALLS = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): Asked => ({ method: method.toUpperCase(), path, operation })),
)
/** What an example may be answered with: its object exists only in the example. */
const UNDERSTOOD = [200, 403, 404, 422]

const world = new World()
let dir: string
let env: NodeJS.ProcessEnv
let pictureKey: string
beforeAll(async () => {
  await world.open()
  const client = await openClient(world, await world.person())
  env = { ...process.env, SELLER_KEY: client.key }
  dir = mkdtempSync(join(tmpdir(), 'examples-'))
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
  const file = await picture.png().toBuffer()
  writeFileSync(join(dir, '图片.png'), file)
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(file)]), 'picture.png')
  pictureKey = (await client.do('POST /uploads/goods', { body })).key
})
afterAll(async () => {
  await world.close()
  rmSync(dir, { recursive: true, force: true })
})

it('the example of every call runs as a command and as a program, and is understood', async () => {
  const origin = `http://localhost:${world.port}`
  const odd: string[] = []
  for (const asked of CALLS) {
    const name = `${asked.method} ${asked.path}`
    const filled = (text: string) => text.replace('上传图片返回的 key', pictureKey)
    const command = `${filled(curlOf(origin, asked))} -s -o /dev/null -w '%{http_code}'`
    const curl = await run('bash', ['-c', command], { cwd: dir, env })
    const node = await run(process.execPath, ['--input-type=module', '-e', filled(nodeOf(origin, asked))], {
      cwd: dir,
      env,
    })
    const status = Number(/^\d+/.exec(node.stdout)?.[0])
    if (!UNDERSTOOD.includes(Number(curl.stdout))) odd.push(`curl ${name}: ${curl.stdout}`)
    if (!UNDERSTOOD.includes(status)) odd.push(`node ${name}: ${node.stdout.slice(0, 300)}`)
  }
  expect(odd).toEqual([])
})
