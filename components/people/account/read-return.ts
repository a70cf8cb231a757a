import { VENDORS, type Vendor } from '@/lib/shared/people/vendors'

export interface VendorReturn {
  what: 'login' | 'bind'
  vendor: Vendor
  state: string
  /** '' when nobody agreed. */
  code: string
}

/** What a vendor brought back in the address; undefined: it was none. */
export function readReturn(search: string): VendorReturn | undefined {
  const query = new URLSearchParams(search)
  const state = query.get('state') ?? ''
  const [what = '', name = ''] = state.split('.')
  const vendor = VENDORS.find((known) => known === name)
  if (!vendor || (what !== 'login' && what !== 'bind')) return undefined
  return { what, vendor, state, code: query.get('code') ?? '' }
}
