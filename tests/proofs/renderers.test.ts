import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PAY_PASSWORD, DEMO_PHONES } from '@/lib/server/db/seed/people/demo-logins'
import { builtPages } from '../support/built-pages'
import { demoData } from '../support/demo-data'
import { type Program, rendererPids, startProgram } from '../support/program'
import { SOON } from '../support/soon'
import { Visitor } from '../support/visitor'

/** Runs the real server while its renderers are killed and its lists change. */
describe('pages of the real server', () => {
  let dataDir: string
  const agent = new Agent({ keepAlive: true })
  let program: Program

  beforeAll(async () => {
    await builtPages()
    dataDir = await demoData('renderers')
    program = await startProgram({ dataDir, env: { TRUSTED_PROXIES: '127.0.0.1', RENDERERS: '2' } })
  })
  afterAll(async () => {
    agent.destroy()
    await program.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const get = (path: string, address = '10.0.0.1'): Promise<{ status: number; body: string }> => {
    const headers = { host: `localhost:${program.port}`, 'x-forwarded-for': address }
    return new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port: program.port, agent, path, headers }, (res) => {
        let body = ''
        res.setEncoding('utf8').on('data', (chunk: string) => {
          body += chunk
        })
        res.on('end', () => resolve({ status: res.statusCode ?? 0, body }))
        res.on('error', reject)
      })
        .on('error', reject)
        .end()
    })
  }
  /** Those that take pages: a process that has just been started does not yet. */
  const readyRenderers = async (): Promise<number> => {
    const metrics = await (await fetch(`http://127.0.0.1:${program.port}/metrics`)).text()
    return Number(/^renderers_ready (\d+)$/m.exec(metrics)?.[1])
  }

  it('killing renderers during page renders loses no page and no order', async () => {
    const buyer = await new Visitor(program.origin).logIn(DEMO_PHONES.buyer)
    const { list } = await buyer.do('GET /goods/getGoodsList', { gt: '1', maxPrice: '50', pageSize: '50' })
    let asking = true
    const pages: { status: number; body: string }[] = []
    const readers = Array.from({ length: 4 }, async (_, r) => {
      for (let i = 0; asking; i += 1)
        pages.push(await get(`/wares?gt=1&minPrice=${r + 1}${i}.${r}`, `10.${r}.${i >> 6}.${i & 63}`))
    })
    const killed = new Set<number>()
    let orders = 0
    for (let round = 0; round < 5; round += 1) {
      await expect.poll(readyRenderers, SOON).toBe(2)
      const before = pages.length
      await expect.poll(() => pages.length, SOON).toBeGreaterThan(before + 5)
      const [pid = 0] = rendererPids(program)
      process.kill(pid, 'SIGKILL')
      killed.add(pid)
      const item = list[round]
      const { orderSn } = await buyer.do('POST /order/placeOrder', {
        goodsSn: item?.goodsSn ?? '',
        price: item?.price ?? '',
        agree: '1',
      })
      await buyer.do('POST /pay/balancePay', { orderSn, payPassword: DEMO_PAY_PASSWORD })
      orders += 1
    }
    asking = false
    await Promise.all(readers)
    expect([killed.size, orders]).toEqual([5, 5])
    expect(pages.length).toBeGreaterThan(20)
    expect(pages.filter(({ status }) => status !== 200)).toEqual([])
    for (const { body } of pages) expect(body.endsWith('</html>')).toBe(true)
  })

  it('a sale ages the lists of its game, and their readers never wait', async () => {
    await expect.poll(readyRenderers, SOON).toBe(2)
    const lists = ['/wares?gt=1&gid=107', '/wares?gt=1&gid=111']
    for (const path of lists) await get(path)
    const figures = async () =>
      Object.fromEntries(
        [
          ...(await (await fetch(`http://127.0.0.1:${program.port}/metrics`)).text()).matchAll(
            /lookups_total\{cache="page",result="(\w+)"\} (\d+)/g,
          ),
        ].map(([, name, n]) => [name as string, Number(n)]),
      )
    const before = await figures()
    const buyer = await new Visitor(program.origin).logIn(DEMO_PHONES.buyer)
    const { list } = await buyer.do('GET /goods/getGoodsList', { gt: '1', gid: '107', maxPrice: '90' })
    const item = list.at(-1)
    const { orderSn } = await buyer.do('POST /order/placeOrder', {
      goodsSn: item?.goodsSn ?? '',
      price: item?.price ?? '',
      agree: '1',
    })
    await buyer.do('POST /pay/balancePay', { orderSn, payPassword: DEMO_PAY_PASSWORD })
    for (let i = 0; i < 30; i += 1) {
      for (const path of lists) expect((await get(path)).status).toBe(200)
      await sleep(100)
    }
    const after = await figures()
    expect(after.miss).toBe(before.miss)
    expect((after.stale ?? 0) - (before.stale ?? 0)).toBeGreaterThan(0)
    expect((after.hit ?? 0) - (before.hit ?? 0)).toBeGreaterThan(50)
  })
})
