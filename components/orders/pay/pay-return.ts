import { passes } from '@/lib/shared/people/field-rules'
import type { PayWay } from './pay-mode'

/** Query parameters with which a provider's page, or WeChat's login (`code`, `state`), returns to the page that pays. */
const NAMES = ['way', 'amount', 'deposit', 'payRand', 'code', 'state'] as const

/** What the page that pays needs to continue. */
export interface Resumption {
  way: PayWay
  /** Of a recharge, which no order states; else ''. */
  amount: string
  /** The deposit whose dialog pays; else ''. */
  deposit: string
}

export interface PayReturn extends Resumption {
  payRand: string
  code: string
  state: string
}

/** Path of this page to return to. The server adds `payRand`. */
export function returnPath(resumption: Resumption): string {
  const url = cleanUrl()
  for (const name of ['way', 'amount', 'deposit'] as const)
    if (resumption[name]) url.searchParams.set(name, resumption[name])
  return url.pathname + url.search
}

/** What has returned; null: this page was opened otherwise. It proves nothing: the payment is queried. */
export function readReturn(search: string): PayReturn | null {
  const query = new URLSearchParams(search)
  const read = (name: (typeof NAMES)[number]) => query.get(name) ?? ''
  const [way, amount, payRand, code] = [read('way'), read('amount'), read('payRand'), read('code')]
  if ((way !== 'ali' && way !== 'wx') || !(payRand || code)) return null
  return {
    way,
    amount: passes('price', amount) ? amount : '',
    deposit: read('deposit'),
    payRand,
    code,
    state: read('state'),
  }
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
