import { execFile, execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDocument } from '@/lib/server/api/open/document'
import { openApiDocument } from '@/lib/server/api/openapi'
import { Deal } from '../support/fixtures/deal'
import { World } from '../support/world'

const run = promisify(execFile)
const world = new World()
let dir: string
beforeAll(async () => {
  await world.open()
  dir = mkdtempSync(join(tmpdir(), 'client-'))
  for (const file of ['package.json', 'package-lock.json', 'client.mts'])
    copyFileSync(join('tests/proofs/api-client', file), join(dir, file))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: dir, stdio: 'ignore' })
  writeFileSync(join(dir, 'openapi.json'), JSON.stringify(openApiDocument()))
  writeFileSync(join(dir, 'open.json'), JSON.stringify(openDocument()))
}, 600_000)
afterAll(async () => {
  await world.close()
  rmSync(dir, { recursive: true, force: true })
})

it.each(['openapi.json', 'open.json'])(
  'the document %s passes the recommended rules without an error or a warning',
  async (file) => {
    const { stdout } = await run('npx', ['redocly', 'lint', file, '--format', 'json'], {
      cwd: dir,
      maxBuffer: 2 ** 26,
    })
    expect(JSON.parse(stdout.slice(stdout.indexOf('{'))).totals).toEqual({ errors: 0, warnings: 0, ignored: 0 })
  },
)

it('a client generated from the OpenAPI document logs in, buys, pays and confirms, with types', async () => {
  await run('npx', ['openapi-typescript', 'openapi.json', '-o', 'api.d.ts'], { cwd: dir })
  const strict = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'nodenext']
  await run('npx', ['tsc', ...strict, '--allowImportingTsExtensions', 'client.mts'], { cwd: dir })
  const deal = await Deal.open(world, { price: '100.00', balance: '300.00' })
  const { phone } = deal.people.buyer
  const client = async (...words: string[]) => {
    const args = ['--import', 'tsx', 'client.mts', `http://localhost:${world.port}`, phone, ...words]
    return (await run(process.execPath, args, { cwd: dir })).stdout.trim()
  }
  deal.orderSn = await client('buy', deal.goods.sn, deal.goods.price)
  expect(await world.balance(deal.people.buyer)).toBe('200.00')
  await deal.deliver()
  await client('confirm', deal.orderSn)
  expect(await deal.state()).toBe('3 HOLD')
})
