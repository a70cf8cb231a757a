import autocannon from 'autocannon'

export interface Figure {
  perSecond: number
  p99: number
  non2xx: number
}
interface Options {
  connections: number
  seconds: number
  requests?: autocannon.Request[]
  headers?: Record<string, string>
}

/** How long what is asked is asked before it is measured: until then the engine has compiled what runs often. */
const WARM_UP_SECONDS = 4

/** Requests per second and 99th percentile in ms, of a program that is warm. */
export async function load(url: string, { connections, seconds, requests, headers }: Options): Promise<Figure> {
  let client = 0
  const run = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      requests,
      headers: { 'accept-encoding': 'gzip', ...headers },
      // each begins elsewhere: side by side they would ask the same things
      setupClient: (one) => requests && one.setRequests(fromShare(requests, (client++ % connections) / connections)),
    })
  await run(WARM_UP_SECONDS)
  const r = await run(seconds)
  return { perSecond: r.requests.average, p99: r.latency.p99, non2xx: r.non2xx + r.errors }
}

function fromShare<Item>(list: readonly Item[], share: number): Item[] {
  const at = Math.floor(list.length * share)
  return [...list.slice(at), ...list.slice(0, at)]
}
