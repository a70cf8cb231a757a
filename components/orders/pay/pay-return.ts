import type { PayWay } from './pay-mode'

/** Query parameters with which a provider's page, or WeChat's login (`code`, `state`), returns to the page that pays. */
const NAMES = ['way', 'payRand', 'code', 'state'] as const

export interface PayReturn {
  way: PayWay
  payRand: string
  code: string
}

/** Path of this page to return to. The server adds `payRand`. */
export function returnPath(way: PayWay): string {
  const url = cleanUrl()
  url.searchParams.set('way', way)
  return url.pathname + url.search
}

/** What has returned; null: this page was opened otherwise. It proves nothing: the payment is queried. */
export function readReturn(search: string): PayReturn | null {
  const query = new URLSearchParams(search)
  const [way, payRand, code] = [query.get('way'), query.get('payRand') ?? '', query.get('code') ?? '']
  if ((way !== 'ali' && way !== 'wx') || !(payRand || code)) return null
  return { way, payRand, code }
}

/** Removes the parameters from the address, so that reloading does not repeat them. */
export function forgetReturn(): void {
  const url = cleanUrl()
  history.replaceState(history.state, '', url.pathname + url.search)
}

function cleanUrl(): URL {
  const url = new URL(location.href)
  for (const name of NAMES) url.searchParams.delete(name)
  return url
}
