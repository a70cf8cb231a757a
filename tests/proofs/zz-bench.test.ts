import { it } from 'vitest'
import { Session } from 'node:inspector/promises'
import { writeFileSync } from 'node:fs'
import { execSync } from 'node:child_process'
const pgCpu = () => Number(execSync(`cat /proc/[0-9]*/stat 2>/dev/null | grep '(postgres)' | awk '{s+=$14+$15+$16+$17} END {print s*10}'`).toString())
import { World, PAY_PASSWORD } from '/work/main/tests/support/world'
it('bench', async () => {
  const world = await new World().open()
  const seller = await world.person()
  await world.person({ role: 'service' })
  const N = 64, W = 16, PER = Number(process.env.PER ?? 50)
  const buyers = await Promise.all(Array.from({ length: N }, async () => {
    const p = await world.person({ balance: '10000000.00' }); const v = await world.logIn(p)
    await v.do('GET /pay/payMethodShow', {})
    return v
  }))
  const sns = (await Promise.all(Array.from({ length: N }, async () => { const out = []; for (let i = 0; i < PER + 1; i++) out.push(await world.goods({ seller })); return out })))
  const one = async (v: any, g: any, i: number, name: string) => {
    const { orderSn } = await v.do('POST /order/placeOrder', { goodsSn: g.sn, price: g.price, agree: '1' }, { key: `place-${name}-${i}` })
    await v.do('POST /pay/balancePay', { orderSn, payPassword: PAY_PASSWORD }, { key: `pay-${name}-${i}` })
  }
  await Promise.all(buyers.map((v, b) => one(v, sns[b]![PER], 999, `w${b}`)))
  const ins = new Session(); ins.connect(); await ins.post('Profiler.enable'); await ins.post('Profiler.start')
  const p0 = pgCpu()
  const t = performance.now()
  const c0 = process.cpuUsage()
  await Promise.all(Array.from({ length: W }, async (_, w) => { for (let b = w; b < N; b += W) for (let i = 0; i < PER; i++) await one(buyers[b], sns[b]![i], i, `b${b}`) }))
  const s = (performance.now() - t) / 1000
  const cpu = process.cpuUsage(c0)
  const pg = pgCpu() - p0
  console.log(`node ${((cpu.user+cpu.system)/1e3/N/PER).toFixed(2)} ms/order, pg ${(pg/N/PER).toFixed(2)} ms/order; RATE ${(N * PER / s).toFixed(0)} orders/s over ${N * PER}, node cpu ${((cpu.user+cpu.system)/1e6/s*100).toFixed(0)}%`)
  writeFileSync('/tmp/prof/p.cpuprofile', JSON.stringify((await ins.post('Profiler.stop')).profile))
  await world.close()
}, 120000)
