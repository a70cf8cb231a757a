import { spawn } from 'node:child_process'
import { freePort, startProgram } from '../support/program'
import { databaseUrl, fill, memoryMb, run, sumOf } from './bench-data'
import { HOT_LISTS, measureBusyShop } from './busy-shop'
import { measureCold } from './cold'
import { measureFlood } from './flood'
import { openInstances } from './instances'
import { type Figure, load } from './load'
import { coldDetails, coldLists, listings, listingsByFacts } from './requests'
import { measureScale } from './scale'
import { measureChat } from './sockets'
import { measureTpcb } from './tpcb'
import { measureTrade } from './trade'

const DATA = '.data-bench'
const GOODS = 1_000_000
const SECONDS = 6
const SOCKETS = 10_000
const INSTANCES = 3
/** Messages per second; each reaches the twenty tabs of its sender. */
const MESSAGE_RATES = [10, 50, 100]
const say = (line: string) => process.stdout.write(`${line}\n`)

interface Row {
  what: string
  figure: string
  goal: string
}

/**
 * `npm run bench`: runs the benchmarks on this machine against the real server with a million goods; `-- goods trade`
 * runs only those, `-- scale` compares with ten million.
 */
async function main(): Promise<void> {
  const rows: Row[] = []
  const add = (row: Row) => {
    rows.push(row)
    say(`  ${row.what}: ${row.figure}`)
  }
  say(`Filling the catalogue to ${GOODS} goods (kept in ${DATA})`)
  await fill(DATA, GOODS)
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
      const orders = await measureTrade(origin, databaseUrl(DATA), 16, SECONDS)
      const bare = await measureTpcb(databaseUrl(DATA), 16, SECONDS)
      add({
        what: 'orders placed and paid, 16 clients',
        figure: `${Math.round(orders)}/s, TPC-B ${Math.round(bare)}/s, share ${(orders / bare).toFixed(2)}`,
        goal: 'at least 400/s',
      })
    }
    if (wanted('busy')) {
      say('Measuring lists while people buy')
      const { quiet, busy, orders } = await measureBusyShop(origin, databaseUrl(DATA), {
        seconds: SECONDS,
        perSecond: 20,
      })
      add({
        what: `${HOT_LISTS.length} warm lists, nobody buying / ${orders.toFixed(0)} paid orders a second`,
        figure: `${Math.round(quiet)}/s / ${Math.round(busy)}/s, ratio ${(busy / quiet).toFixed(2)}`,
        goal: 'at least 0.5',
      })
    }
    if (wanted('cold'))
      for (const [what, pathOf, goal] of [
        ['lists', coldLists(), 80],
        ['details', await coldDetails(databaseUrl(DATA)), 120],
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
    const memory = memoryMb(program)
    add({
      what: 'memory after load, of the program and its renderers',
      figure: `${sumOf(memory)} MB (${memory.join(' + ')})`,
      goal: 'at most 600 MB',
    })
  } finally {
    await program.stop()
  }
  if (wanted('sockets')) {
    say(`Measuring chat with ${SOCKETS} connections to ${INSTANCES} instances`)
    const fleet = await openInstances(DATA, INSTANCES)
    try {
      const before = fleet.memory()
      const chat = await measureChat(fleet.origins, databaseUrl(DATA), {
        sockets: SOCKETS,
        rates: MESSAGE_RATES,
        seconds: SECONDS * 2,
      })
      add({
        what: `${chat.sockets} connections to ${INSTANCES} instances`,
        figure: `${chat.opened.toFixed(0)} opened a second; memory of each ${before.join(', ')} MB, then ${fleet.memory().join(', ')} MB`,
        goal: `${SOCKETS}`,
      })
      for (const { asked, sent, received, p50, p99, lost } of chat.rates)
        add({
          what: `${asked} messages a second, each to 20 tabs`,
          figure: `${sent.toFixed(0)}/s sent, ${received.toFixed(0)}/s received, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${lost} lost`,
          goal: 'none lost',
        })
    } finally {
      await fleet.stop()
    }
  }
  // ten times the goods take an hour to fill: only if asked for
  if (process.argv.includes('scale'))
    for (const { what, small, large } of await measureScale(DATA, GOODS, say))
      add({
        what: `${what}, ${GOODS} / ${GOODS * 10} goods`,
        figure: `${small.toFixed(1)} / ${large.toFixed(1)} ms a list, ratio ${(large / small).toFixed(2)}`,
        goal: 'ratio at most 1.5',
      })
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

function table(rows: Row[]): string {
  const width = (key: keyof Row) => Math.max(...rows.map((r) => r[key].length))
  const [a, b] = [width('what'), width('figure')]
  return ['', ...rows.map((r) => `${r.what.padEnd(a)}  ${r.figure.padEnd(b)}  goal: ${r.goal}`), ''].join('\n')
}

main().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`)
  process.exit(1)
})
