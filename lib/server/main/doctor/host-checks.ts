import { connect } from 'node:tls'
import { DAY_MS } from '@/lib/shared/time'
import type { Env } from '../../runtime/env'
import type { Check } from './check'

/** A certificate should have been renewed before its last days. */
const LEAST_DAYS = 10
const MOST_SKEW_MS = 60_000
const CLOCK = 'https://openapi.alipay.com'

/** Every bound host from outside: it leads here, over TLS; and the clock, which signatures depend on. */
export function hostChecks(env: Env, hosts: readonly string[], now: () => Date): Check[] {
  if (env.APP_ENV !== 'production') return []
  return [
    { name: 'proxy', run: async () => assertProxy(env) },
    { name: 'clock', run: () => tryClock(now) },
    ...hosts.map((host) => ({ name: host, run: () => tryHost(host) })),
  ]
}

function assertProxy({ TRUSTED_PROXIES }: Env): string {
  if (TRUSTED_PROXIES) return `trusts ${TRUSTED_PROXIES}`
  throw new Error('TRUSTED_PROXIES is empty, so every visitor has the address of the proxy that ends TLS')
}

async function tryClock(now: () => Date): Promise<string> {
  const answer = await fetch(CLOCK, { method: 'HEAD', signal: AbortSignal.timeout(8000) })
  const skew = now().getTime() - Date.parse(answer.headers.get('date') ?? '')
  if (!(Math.abs(skew) < MOST_SKEW_MS)) throw new Error(`is ${Math.round(skew / 1000)} s off: start NTP`)
  return 'right'
}

async function tryHost(host: string): Promise<string> {
  const answer = await fetch(`https://${host}/readyz`, { redirect: 'error', signal: AbortSignal.timeout(8000) })
  if ((await answer.text()) !== 'ready') throw new Error('does not lead to this program, or it is not running')
  const days = await daysOfCertificate(host)
  if (days < LEAST_DAYS) throw new Error(`the certificate ends in ${days} days`)
  return `leads here, certificate for ${days} more days`
}

const daysOfCertificate = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port: 443, servername: host }, () => {
      const { valid_to } = socket.getPeerCertificate()
      socket.end()
      resolve(Math.floor((Date.parse(valid_to) - Date.now()) / DAY_MS))
    })
    socket.once('error', reject)
  })
