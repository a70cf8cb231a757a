import { VENDORS, type Vendor } from '@/lib/shared/people/vendors'

export interface VendorReturn {
  what: 'login' | 'bind'
  vendor: Vendor
  state: string
  /** '' if the user did not agree. */
  code: string
}

/** Parameters a vendor returned in the address; undefined if there are none. */
export function readReturn(search: string): VendorReturn | undefined {
  const query = new URLSearchParams(search)
  const state = query.get('state') ?? ''
  const [what = '', name = ''] = state.split('.')
  const vendor = VENDORS.find((known) => known === name)
  if (!vendor || (what !== 'login' && what !== 'bind')) return undefined
  return { what, vendor, state, code: query.get('code') ?? '' }
}
