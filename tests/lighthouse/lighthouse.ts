import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { ensureBrowser } from '@/lib/scripts/ensure-browser'
import { startProgram } from '../support/program'
import { Visitor } from '../support/visitor'

/** Minimum score per category, of 100; the mobile preset throttles to a slow phone. */
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
/** The median run by performance counts: a busy machine distorts single runs. */
const RUNS = 3
type Category = keyof typeof GOALS
const CATEGORIES = Object.keys(GOALS) as Category[]
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * `npm run lighthouse`: measures the four kinds of landing pages of the real server with its demo data. Exit code 1
 * below a goal.
 */
async function main(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const program = await startProgram({ dataDir })
  const port = await freePort()
  const args = [...FLAGS, `--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args })
  try {
    let good = true
    for (const path of await landings(program.origin)) {
      await fetch(program.origin + path) // Landing pages are cached: do not measure the first render.
      good = (await measure(program.origin + path, path, port)) && good
    }
    return good
  } finally {
    await browser.close()
    await program.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function landings(origin: string): Promise<string[]> {
  const visitor = new Visitor(origin)
  const [goods, news] = [
    await visitor.do('GET /goods/getGoodsList', { gid: '107' }),
    await visitor.do('GET /comm/getNews', { type: '2' }),
  ]
  return ['/', '/wares?gt=1&gid=107', `/detail/${goods.list[0]?.goodsSn}`, `/news/${news.list[0]?.code}`]
}

async function measure(url: string, path: string, port: number): Promise<boolean> {
  const runs = []
  for (let i = 0; i < RUNS; i++) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES })
    if (!result) throw new Error(`${path}: no result`)
    runs.push(result.lhr)
  }
  runs.sort((a, b) => (a.categories.performance?.score ?? 0) - (b.categories.performance?.score ?? 0))
  const { categories, audits } = runs[RUNS >> 1] as (typeof runs)[number]
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const)
  const figures = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ].map((name) => audits[name]?.displayValue ?? '')
  say(`${path.padEnd(28)} ${scores.map(([name, score]) => `${name} ${score}`).join(' · ')} · ${figures.join(' / ')}`)
  for (const name of CATEGORIES) {
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const audit = audits[id]
      const isLost = weight > 0 && audit?.score !== null && audit !== undefined && audit.score < 1
      if (isLost && name !== 'performance') say(`  ${name}: ${audit.title}`)
    }
  }
  return scores.every(([name, score]) => score >= GOALS[name])
}

const say = (line: string) => void process.stdout.write(`${line}\n`)

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

main().then(
  (good) => process.exit(good ? 0 : 1),
  (error: Error) => {
    process.stderr.write(`${error.stack}\n`)
    process.exit(1)
  },
)
