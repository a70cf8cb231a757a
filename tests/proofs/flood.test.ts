import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PHONES } from '@/lib/server/db/seed/people/demo-logins'
import { builtPages } from '../support/built-pages'
import { demoData } from '../support/demo-data'
import { type Program, startProgram } from '../support/program'
import { proofSize, proofTimeout } from '../support/proof-size'
import { Visitor } from '../support/visitor'

const CONNECTIONS = proofSize('flood')
/** Number of IP addresses of the hostile connections. */
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

function get(path: string, address: string): Promise<number> {
  const headers = { host: `localhost:${program.port}`, 'x-forwarded-for': address }
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: program.port, agent, path, headers }, (res) => {
      res.resume().on('end', () => resolve(res.statusCode ?? 0))
      res.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

it(
  `${CONNECTIONS} connections that request made-up pages do not affect an honest visitor`,
  async () => {
    await get('/', '10.1.1.1')
    let refused = 0
    let flooding = true
    const flood = Array.from({ length: CONNECTIONS }, async (_, c) => {
      for (let i = 0; flooding; i += 1) {
        const path = [`/wares?keyWord=x${c}y${i}`, `/detail/ZHWZ${c}${i}9`, `/jump?url=${c}-${i}`][i % 3] as string
        const status = await get(path, `66.6.6.${c % ADDRESSES}`).catch(() => 0)
        if (status === 503) refused += 1
      }
    })
    await expect.poll(() => refused, { timeout: proofTimeout('flood', 20_000) }).toBeGreaterThan(CONNECTIONS)
    // The flood continues until all of these are answered.
    for (let i = 0; i < 5; i += 1) {
      for (const what of ['/', '/api/comm/gameList', `/wares?gt=1&minPrice=7${i}`])
        expect(await get(what, '10.1.1.1'), what).toBe(200)
      await new Visitor(program.origin).logIn(DEMO_PHONES.seller)
    }
    flooding = false
    await Promise.all(flood)
  },
  proofTimeout('flood', 60_000),
)
