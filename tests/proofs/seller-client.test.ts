import { execFile, execFileSync, spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Deal, passAndRun } from '../support/fixtures/deal'
import { establish } from '../support/fixtures/listing'
import { openClient } from '../support/fixtures/open-client'
import { type Person, World } from '../support/world'

const run = promisify(execFile)
const ACCOUNTS = 300
const SOLD = 12
const STRICT = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'nodenext']

const world = new World()
let dir: string
beforeAll(async () => {
  await world.open()
  await world.placeAtWill()
  dir = mkdtempSync(join(tmpdir(), 'seller-client-'))
  for (const file of ['package.json', 'package-lock.json', 'seller.mts'])
    copyFileSync(join('tests/proofs/api-client', file), join(dir, file))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: dir, stdio: 'ignore' })
}, 600_000)
afterAll(async () => {
  await world.close()
  rmSync(dir, { recursive: true, force: true })
})

const origin = () => `http://localhost:${world.port}`

/** Runs a command of the seller's program; when it waits for its limit, the clock of the server moves on. */
async function seller<T>(key: string, ...words: string[]): Promise<{ answer: T; waits: number }> {
  const args = ['--import', 'tsx', 'seller.mts', origin(), ...words]
  const child = spawn(process.execPath, args, { cwd: dir, env: { ...process.env, SELLER_KEY: key, SECOND_MS: '20' } })
  let [printed, errors, waits] = ['', '', 0]
  child.stdout.on('data', (part: Buffer) => {
    printed += part
  })
  child.stderr.on('data', (part: Buffer) => {
    errors += part
    for (const [, seconds] of String(part).matchAll(/waiting (\d+)/g)) {
      waits += 1
      world.pass({ seconds: Number(seconds) })
    }
  })
  const code = await new Promise((done) => child.once('close', done))
  if (code !== 0) throw new Error(errors)
  return { answer: JSON.parse(printed), waits }
}

interface Listed {
  sn: string
  price: string
}

it('a client generated from the served document type-checks, lists 300 accounts, reads them all, and delivers what was sold', async () => {
  const document = await (await fetch(`${origin()}/open/openapi.json`)).text()
  writeFileSync(join(dir, 'open.json'), document)
  await run('npx', ['openapi-typescript', 'open.json', '-o', 'open.d.ts'], { cwd: dir })
  await run('npx', ['tsc', ...STRICT, '--allowImportingTsExtensions', 'seller.mts'], { cwd: dir })

  const owner: Person = await world.person()
  await establish(world, owner)
  const { key } = await openClient(world, owner)
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a6' } })
  await picture.png().toFile(join(dir, 'cover.png'))

  const { answer: listed, waits } = await seller<string[]>(key, 'list', String(ACCOUNTS), 'cover.png')
  expect(new Set(listed).size).toBe(ACCOUNTS)
  expect(waits, 'more than a minute allows').toBeGreaterThan(0)

  const { answer: found } = await seller<Listed[]>(key, 'goods')
  expect(found.map(({ sn }) => sn)).toEqual([...listed].reverse())

  const chosen = found.filter((_, n) => n % (ACCOUNTS / SOLD) === 0)
  const deals: Deal[] = []
  for (const { sn, price } of chosen) {
    const people = { seller: owner, buyer: await world.person({ balance: '1000.00' }) }
    deals.push(await (await (await Deal.of(world, people, { sn, price })).place()).pay())
  }
  const { answer: delivered } = await seller<string[]>(key, 'deliver')
  expect([...delivered].sort()).toEqual(deals.map(({ orderSn }) => orderSn).sort())
  expect((await seller<string[]>(key, 'deliver')).answer, 'nothing is left to deliver').toEqual([])
  for (const deal of deals) {
    const shown = await deal.buyer.do('POST /order/credentials', { orderSn: deal.orderSn })
    expect(shown).toMatchObject({ account: `game-of-${deal.orderSn}` })
    await deal.confirm()
  }
  expect((await seller<Listed[]>(key, 'goods')).answer).toHaveLength(ACCOUNTS - SOLD)

  await passAndRun(world, { days: 30 })
  const { answer: moves } = await seller<{ amount: string; balance: string; order: string | null }[]>(key, 'statement')
  const paid = moves.filter(({ order }) => order !== null)
  expect(new Set(paid.map(({ order }) => order))).toEqual(new Set(delivered))
  const sum = moves.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0)
  expect((sum / 100).toFixed(2)).toBe(await world.balance(owner))
  expect(moves[0]?.balance).toBe(await world.balance(owner))
}, 600_000)
