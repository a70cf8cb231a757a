import type { Vendor } from '@/lib/shared/vendors'
import { codeOf } from './codes'
import type { Visitor } from './visitor'
import type { Person, World } from './world'

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

/** A member who goes to the vendor to bind its login; `finish` is what the browser does when it is back. */
export async function bindVendor(world: World, person: Person, { vendor, name }: { vendor: Vendor; name: string }) {
  const member = await world.logIn(person)
  await member.do('POST /comm/smsBindPhone', { purpose: 'bind' })
  const smsCode = await codeOf(world, person.phone)
  const { url } = await member.do('POST /user/beginVendorBinding', { vendor, smsCode })
  const back = await agree(world, url, name)
  return {
    member,
    back,
    finish: () => member.ask('POST /user/thirdPartyAuthorizationUserFromLogin', { vendor, ...back }),
  }
}
