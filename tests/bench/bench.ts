import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { dice } from '@/lib/art/random'
import { freePort, type Program, startProgram } from '../support/program'
import { HOT_LISTS, measureBusyShop } from './busy-shop'
import { measureCold } from './cold'
import { measureFlood } from './flood'
import { type Figure, load } from './load'
import { measureTpcb } from './tpcb'
import { measureTrade } from './trade'

const DATA = '.data-bench'
const GOODS = 1_000_000
const SECONDS = 6
const say = (line: string) => process.stdout.write(`${line}\n`)

interface Row {
  what: string
  figure: string
  goal: string
}

/**
 * `npm run bench`: runs the benchmarks on this machine against the real server with a million goods; `-- goods trade`
 * runs only those.
 */
async function main(): Promise<void> {
  const rows: Row[] = []
  const add = (row: Row) => {
    rows.push(row)
    say(`  ${row.what}: ${row.figure}`)
  }
  say(`Filling the catalogue to ${GOODS} goods (kept in ${DATA})`)
  await run(['lib/scripts/seed.ts', '--goods', String(GOODS)], { DATA_DIR: DATA, LOG_LEVEL: 'warn' })
  await run(['lib/scripts/build.ts'], {})
  const began = performance.now()
  // Many visitors behind one proxy: each request sends its own IP address, as the per-visitor limits expect.
  const program = await startProgram({ dataDir: DATA, env: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' } })
  add({ what: 'later start', figure: `${((performance.now() - began) / 1000).toFixed(1)} s`, goal: 'at most 6 s' })
  try {
    const origin = `http://127.0.0.1:${program.port}`
    const list = (await (await fetch(`${origin}/api/goods/getGoodsList?gid=107`)).json()) as {
      data: { list: { goodsSn: string }[] }
    }
    const sn = list.data.list[0]?.goodsSn ?? ''
    if (wanted('pages'))
      for (const [name, path, goal] of [
        ['home', '/', 0.45],
        ['listing', '/wares?gt=1&gid=107', 0.45],
        ['detail', `/detail/${sn}`, 0.45],
        ['gameList', '/api/comm/gameList', 0.25],
      ] as const) {
        say(`Measuring ${name}`)
        add(await ratio(name, origin, path, goal))
      }
    if (wanted('goods')) {
      say('Measuring getGoodsList')
      const goods = await load(origin, { connections: 16, seconds: SECONDS, requests: listings() })
      add({
        what: 'getGoodsList, uncached, 16 clients',
        figure: `${Math.round(goods.perSecond)}/s, p99 ${goods.p99} ms${refusals(goods)}`,
        goal: 'at least 1000/s, p99 within 30 ms',
      })
    }
    if (wanted('facts')) {
      say('Measuring getGoodsList with three facts chosen')
      const goods = await load(origin, { connections: 16, seconds: SECONDS, requests: await listingsByFacts(origin) })
      add({
        what: 'getGoodsList, three facts chosen, 16 clients',
        figure: `${Math.round(goods.perSecond)}/s, p99 ${goods.p99} ms${refusals(goods)}`,
        goal: 'p99 within 30 ms',
      })
    }
    if (wanted('trade')) {
      say('Measuring orders placed and paid')
      const orders = await measureTrade(origin, databaseUrl(), 16, SECONDS)
      const bare = await measureTpcb(databaseUrl(), 16, SECONDS)
      add({
        what: 'orders placed and paid, 16 clients',
        figure: `${Math.round(orders)}/s, TPC-B ${Math.round(bare)}/s, share ${(orders / bare).toFixed(2)}`,
        goal: 'at least 400/s',
      })
    }
    if (wanted('busy')) {
      say('Measuring lists while people buy')
      const { quiet, busy, orders } = await measureBusyShop(origin, databaseUrl(), { seconds: SECONDS, perSecond: 20 })
      add({
        what: `${HOT_LISTS.length} warm lists, nobody buying / ${orders.toFixed(0)} paid orders a second`,
        figure: `${Math.round(quiet)}/s / ${Math.round(busy)}/s, ratio ${(busy / quiet).toFixed(2)}`,
        goal: 'at least 0.5',
      })
    }
    if (wanted('cold'))
      for (const [what, pathOf, goal] of [
        ['lists', coldLists(), 80],
        ['details', await coldDetails(), 120],
      ] as const) {
        say(`Measuring cold ${what}`)
        const { perSecond, refused, callP99 } = await measureCold(origin, pathOf, { clients: 8, seconds: SECONDS })
        add({
          what: `cold ${what}, 8 clients`,
          figure: `${perSecond.toFixed(1)}/s, ${refused} refused; a cheap call meanwhile p99 ${callP99.toFixed(0)} ms`,
          goal: `at least ${goal}/s, call p99 within 25 ms`,
        })
      }
    if (wanted('flood')) {
      say('Measuring a visitor beside a flood')
      const { login, call, home, rest } = await measureFlood(origin, { connections: 200, seconds: SECONDS * 2 })
      add({
        what: 'the longest a visitor waits beside 200 hostile connections',
        figure: `login ${login.toFixed(0)} ms, call ${call.toFixed(0)} ms, home ${home.toFixed(0)} ms (they: ${rest.pages} pages, ${rest.refused} refused)`,
        goal: 'under 500 ms each',
      })
    }
    add({ what: 'resident memory after load', figure: `${residentMb(program)} MB`, goal: 'at most 700 MB' })
  } finally {
    await program.stop()
  }
  say(table(rows))
}

const wanted = (part: string) => process.argv.length < 3 || process.argv.includes(part)

async function ratio(what: string, origin: string, path: string, goal: number): Promise<Row> {
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip' } })
  const body = await rawBody(origin, path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  const bare = await bareServer(body)
  try {
    const options = { connections: 32, seconds: SECONDS }
    const [ours, theirs] = [await load(origin + path, options), await load(bare.url, options)]
    return {
      what: `${what}, cached (${(body.length / 1024).toFixed(1)} kB)`,
      figure: `${Math.round(ours.perSecond)}/s, bare ${Math.round(theirs.perSecond)}/s, ratio ${(ours.perSecond / theirs.perSecond).toFixed(2)}${refusals(ours)}`,
      goal: `at least ${goal}`,
    }
  } finally {
    bare.stop()
  }
}

const refusals = (figure: Figure) => (figure.non2xx > 0 ? `, ${figure.non2xx} refused` : '')

/** Returns the compressed bytes as transferred. */
async function rawBody(origin: string, path: string): Promise<Buffer> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(origin + path, { headers: { 'accept-encoding': 'gzip' } }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
    })
      .on('error', reject)
      .end()
  })
}

async function bareServer(body: Buffer): Promise<{ url: string; stop(): void }> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/bare-server.ts', String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(body)
  await new Promise((ready) => child.stdout.once('data', ready))
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill() }
}

const games = [107, 111, 109, 131, 104, 102, 177, 105, 113, 106, 116, 120]
const sorts = ['newest', 'priceAsc', 'priceDesc']
const visitor = (i: number) => ({
  'x-forwarded-for': `10.${i % 250}.${(i >> 3) % 250}.${i % 199}`,
  'x-forwarded-host': 'localhost',
})

/** Sixty lists, each request as another visitor: lists are never cached, and no rate limit applies. */
function listings() {
  return Array.from({ length: 1200 }, (_, i) => ({
    method: 'GET' as const,
    path: `/api/goods/getGoodsList?gid=${games[i % games.length]}&gt=${i % 3 === 0 ? 27 : 1}&sort=${sorts[i % 3]}&page=${1 + (i % 20)}`,
    headers: visitor(i),
  }))
}

/**
 * Three adjacent choice fields of each game with one or two adjacent values each: some match many accounts, some none.
 */
async function listingsByFacts(origin: string) {
  const fields = new Map<number, { key: string; options: string[] }[]>()
  for (const gameId of games) {
    const answer = await fetch(`${origin}/api/comm/gamefilter?gameId=${gameId}`)
    const { data } = (await answer.json()) as {
      data: { fields: { key: string; kind: string; options: string[] }[] }
    }
    fields.set(
      gameId,
      data.fields.filter(({ kind }) => kind === 'choice'),
    )
  }
  const { below } = dice('facts')
  return Array.from({ length: 1200 }, (_, i) => {
    const gid = games[i % games.length] as number
    const choices = fields.get(gid) ?? []
    const first = below(choices.length)
    const attrs = [0, 1, 2].map((n) => {
      const { key, options } = choices[(first + n) % choices.length] as { key: string; options: string[] }
      const at = below(options.length)
      return [key, ...options.slice(at, at + 1 + (i % 2))].join('.')
    })
    const query = new URLSearchParams({
      gid: String(gid),
      gt: '1',
      sort: sorts[i % 3] as string,
      attrs: attrs.join('*'),
    })
    return { method: 'GET' as const, path: `/api/goods/getGoodsList?${query}`, headers: visitor(i) }
  })
}

/** Returns lists with price bounds that were not requested before. */
function coldLists(): (i: number) => string {
  const start = Date.now() % 100_000
  return (i) =>
    `/wares?gt=1&gid=${[107, 111, 109, 131][i % 4]}&minPrice=${(start + i) % 997}.${(i % 90) + 10}&maxPrice=${3000 + i}`
}

async function coldDetails(): Promise<(i: number) => string> {
  const db = new pg.Client({ connectionString: databaseUrl() })
  await db.connect()
  const { rows } = await db.query<{ sn: string }>(
    'select sn from goods where status = 1 and goods_type_id = 1 and id > $1 order by id limit 5000',
    [100_000 + Math.floor(Math.random() * 500_000)],
  )
  await db.end()
  return (i) => `/detail/${rows[i % rows.length]?.sn}`
}

/** Returns the server's own database, in which the benchmark prepares buyers. */
function databaseUrl(): string {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  const { host, port } = JSON.parse(readFileSync(join(DATA, 'pg-address.json'), 'utf8')) as {
    host: string
    port: number
  }
  const password = readFileSync(join(DATA, 'pg-password'), 'utf8').trim()
  return `postgres://storefront:${encodeURIComponent(password)}@localhost:${port}/storefront?host=${encodeURIComponent(host)}`
}

/** Returns the resident memory of the server and its renderers. */
function residentMb({ child }: Program): number {
  const of = (pid: number) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ').map(Number)
  const renderers = children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('serve-pages'))
  return Math.round([child.pid as number, ...renderers].reduce((sum, pid) => sum + of(pid), 0))
}

function run(args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((resolve, reject) =>
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]} ended with ${code}`)))),
  )
}

function table(rows: Row[]): string {
  const width = (key: keyof Row) => Math.max(...rows.map((r) => r[key].length))
  const [a, b] = [width('what'), width('figure')]
  return ['', ...rows.map((r) => `${r.what.padEnd(a)}  ${r.figure.padEnd(b)}  goal: ${r.goal}`), ''].join('\n')
}

main().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`)
  process.exit(1)
})
