import { Agent, request } from 'node:http'

interface Cold {
  perSecond: number
  refused: number
  /** 99th percentile in milliseconds of a cheap call made fifty times a second meanwhile. */
  callP99: number
}

/**
 * Measures pages not requested before, with `clients` concurrent clients, each request from another IP address.
 * `pathOf` never repeats itself.
 */
export async function measureCold(
  origin: string,
  pathOf: (i: number) => string,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Cold> {
  const agent = new Agent({ keepAlive: true })
  const calls: number[] = []
  let [done, refused, next] = [0, 0, 0]
  const began = performance.now()
  const until = began + seconds * 1000
  const client = async () => {
    while (performance.now() < until) {
      const i = next++
      const { status } = await ask(agent, origin, pathOf(i), `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`)
      if (status === 200) done += 1
      else refused += 1
    }
  }
  const probe = async () => {
    while (performance.now() < until) {
      calls.push((await ask(agent, origin, '/api/comm/csrf', '10.255.0.1')).ms)
      await new Promise((go) => setTimeout(go, 20))
    }
  }
  await Promise.all([probe(), ...Array.from({ length: clients }, client)])
  const took = (performance.now() - began) / 1000
  agent.destroy()
  calls.sort((a, b) => a - b)
  return { perSecond: done / took, refused, callP99: calls[Math.floor(calls.length * 0.99)] ?? 0 }
}

/** Makes one GET as the visitor at `address` and reads the whole response. */
export function ask(
  agent: Agent,
  origin: string,
  path: string,
  address: string,
): Promise<{ status: number; ms: number }> {
  const began = performance.now()
  const headers = { 'x-forwarded-for': address, 'x-forwarded-host': 'localhost', 'accept-encoding': 'gzip' }
  return new Promise((resolve, reject) => {
    request(origin + path, { agent, headers }, (res) => {
      res.resume().on('end', () => resolve({ status: res.statusCode ?? 0, ms: performance.now() - began }))
    })
      .on('error', reject)
      .end()
  })
}
