import { load } from './load'
import { type Buyer, buyOne, makeBuyers } from './trade'

interface BusyShop {
  quiet: number
  busy: number
  /** Orders actually placed and paid per second meanwhile. */
  orders: number
}

const GAMES = [107, 111, 109, 131, 104, 102, 177]
/** The lists of the seven most visited games. */
export const HOT_LISTS: readonly string[] = GAMES.flatMap((gid) =>
  [1, 27, 22, 2].flatMap((gt) => [1, 2, 3, 4, 5, 6, 7].map((page) => `/wares?gt=${gt}&gid=${gid}&page=${page}`)),
)

/**
 * Measures lists per second, read warm by 32 connections: first without purchases, then with `perSecond` orders placed
 * and paid per second.
 */
export async function measureBusyShop(
  origin: string,
  databaseUrl: string,
  { seconds, perSecond }: { seconds: number; perSecond: number },
): Promise<BusyShop> {
  const requests = HOT_LISTS.map((path, i) => ({
    method: 'GET' as const,
    path,
    headers: { 'x-forwarded-for': `10.7.${i >> 8}.${i & 255}`, 'x-forwarded-host': 'localhost' },
  }))
  const read = () => load(origin, { connections: 32, seconds, requests })
  const buyers = await makeBuyers(origin, databaseUrl, 40)
  await Promise.all(buyers.map(buyOne))
  await read()
  const quiet = await read()
  const buying = buyEvery(buyers, 1000 / perSecond)
  const busy = await read()
  return { quiet: quiet.perSecond, busy: busy.perSecond, orders: await buying.stop() }
}

/** Places one order every `ms`, even if the previous one is not finished. */
function buyEvery(buyers: readonly Buyer[], ms: number): { stop(): Promise<number> } {
  const began = performance.now()
  const running = new Set<Promise<unknown>>()
  let begun = 0
  let paid = 0
  const timer = setInterval(() => {
    // Timers fall behind on a busy machine; overdue orders are started anyway.
    for (; begun < (performance.now() - began) / ms; begun += 1) {
      const order = buyOne(buyers[begun % buyers.length] as Buyer).then((isPaid) => {
        paid += Number(isPaid)
        running.delete(order)
      })
      running.add(order)
    }
  }, ms)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(running)
      return paid / ((performance.now() - began) / 1000)
    },
  }
}
