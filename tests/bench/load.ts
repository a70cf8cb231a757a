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

/** Warm-up before measuring, until the engine has compiled hot code. */
const WARM_UP_SECONDS = 4

/** Measures requests per second and the 99th percentile in ms of a warm server. */
export async function load(url: string, { connections, seconds, requests, headers }: Options): Promise<Figure> {
  let client = 0
  const run = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      requests,
      headers: { 'accept-encoding': 'gzip', ...headers },
      // Each client starts at another position, otherwise all would send the same requests.
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
