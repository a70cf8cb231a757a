import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PHONES } from '@/lib/server/db/seed/demo-logins'
import { builtPages } from '../support/built-pages'
import { demoData } from '../support/demo-data'
import { type Program, startProgram } from '../support/program'
import { proofSize, proofTimeout } from '../support/proof-size'
import { Visitor } from '../support/visitor'

/** Milliseconds: what an honest visitor may wait for anything on a machine that is short of everything. */
const PATIENCE = 5_000
const CONNECTIONS = proofSize('flood')
/** Behind which the hostile connections stand. */
const ADDRESSES = 5

let dataDir: string
const agent = new Agent({ keepAlive: true })
let program: Program

beforeAll(async () => {
  await builtPages()
  dataDir = await demoData('flood')
  program = await startProgram({ dataDir, env: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(async () => {
  agent.destroy()
  await program.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

function get(path: string, address: string): Promise<{ status: number; ms: number }> {
  const began = performance.now()
  const headers = { host: `localhost:${program.port}`, 'x-forwarded-for': address }
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: program.port, agent, path, headers }, (res) => {
      res.resume().on('end', () => resolve({ status: res.statusCode ?? 0, ms: performance.now() - began }))
      res.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

it(
  `${CONNECTIONS} connections that ask for made-up pages leave an honest visitor alone`,
  async () => {
    await get('/', '10.1.1.1')
    let refused = 0
    let flooding = true
    const flood = Array.from({ length: CONNECTIONS }, async (_, c) => {
      for (let i = 0; flooding; i += 1) {
        const path = [`/wares?keyWord=x${c}y${i}`, `/detail/ZHWZ${c}${i}9`, `/jump?url=${c}-${i}`][i % 3] as string
        const { status } = await get(path, `66.6.6.${c % ADDRESSES}`).catch(() => ({ status: 0 }))
        if (status === 503) refused += 1
      }
    })
    await expect.poll(() => refused, { timeout: proofTimeout('flood', 20_000) }).toBeGreaterThan(CONNECTIONS)
    const waits: { what: string; status: number; ms: number }[] = []
    for (let i = 0; i < 5; i += 1) {
      for (const what of ['/', '/api/comm/gameList', `/wares?gt=1&minPrice=7${i}`])
        waits.push({ what, ...(await get(what, '10.1.1.1')) })
      const began = performance.now()
      await new Visitor(program.origin).logIn(DEMO_PHONES.seller)
      waits.push({ what: 'login', status: 200, ms: performance.now() - began })
    }
    flooding = false
    await Promise.all(flood)
    expect(waits.filter(({ status }) => status !== 200)).toEqual([])
    expect(waits.filter(({ ms }) => ms > PATIENCE)).toEqual([])
  },
  proofTimeout('flood', 60_000),
)
