import type { Vendor } from '@/lib/shared/vendors'
import type { Visitor } from './visitor'
import type { World } from './world'

/** What a vendor's page sends a browser back with. */
export interface Return {
  state: string
  code: string
}

/** Goes to the local vendor's page and answers there as `person`; null: refuses. */
export async function agree(world: World, url: string, person: string | null): Promise<Return> {
  const body = new URLSearchParams(person ? { person, answer: 'yes' } : { answer: 'no' })
  const answer = await world.app.api.fetch(new Request(url, { method: 'POST', body }))
  const back = new URL(answer.headers.get('location') ?? 'none:')
  return { state: back.searchParams.get('state') ?? '', code: back.searchParams.get('code') ?? '' }
}

/** A way to the vendor and back, of somebody who logs in. */
export async function visit(world: World, browser: Visitor, vendor: Vendor, person: string, returnUrl?: string) {
  const { url } = await browser.do('POST /user/beginVendorLogin', { vendor, ...(returnUrl && { returnUrl }) })
  return agree(world, url, person)
}
