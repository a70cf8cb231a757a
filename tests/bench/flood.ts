import { Agent } from 'node:http'
import { DEMO_PASSWORD, DEMO_PHONES } from '@/lib/server/db/seed/people/demo-logins'
import { Visitor } from '../support/visitor'
import { ask } from './cold'

/** Longest wait of an honest visitor, in milliseconds; `rest` contains the responses to the hostile ones. */
interface Flood {
  login: number
  call: number
  home: number
  rest: { pages: number; refused: number }
}

/**
 * Measures connections that request made-up pages without pause, from ten IP addresses, and one visitor who behaves
 * normally.
 */
export async function measureFlood(
  origin: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Flood> {
  const hostile = new Agent({ keepAlive: true, maxSockets: connections })
  const honest = new Agent({ keepAlive: true })
  const until = performance.now() + seconds * 1000
  const rest = { pages: 0, refused: 0 }
  const storm = async (i: number) => {
    for (let n = 0; performance.now() < until; n += 1) {
      const path = [`/wares?gt=1&keyWord=x${i}y${n}`, `/detail/ZHWZ${i}${n}0`, `/jump?url=${i}.${n}`][n % 3] as string
      const { status } = await ask(hostile, origin, path, `10.66.6.${i % 10}`).catch(() => ({ status: 0 }))
      if (status === 200 || status === 404) rest.pages += 1
      else rest.refused += 1
    }
  }
  const longest = { login: 0, call: 0, home: 0 }
  const visit = async () => {
    while (performance.now() < until) {
      const began = performance.now()
      await new Visitor(origin, fetch, { 'x-forwarded-for': '10.9.9.9', 'x-forwarded-host': 'localhost' }).logIn(
        DEMO_PHONES.buyer,
        DEMO_PASSWORD,
      )
      longest.login = Math.max(longest.login, performance.now() - began)
      longest.call = Math.max(longest.call, (await ask(honest, origin, '/api/comm/gameList', '10.9.9.9')).ms)
      longest.home = Math.max(longest.home, (await ask(honest, origin, '/', '10.9.9.9')).ms)
      await new Promise((go) => setTimeout(go, 500))
    }
  }
  await Promise.all([visit(), ...Array.from({ length: connections }, (_, i) => storm(i))])
  hostile.destroy()
  honest.destroy()
  return { ...longest, rest }
}
