import type { Vendor } from '@/lib/shared/people/vendors'

/** The person who agreed at the vendor's page. */
export interface VendorIdentity {
  /** The vendor's stable id of this person. */
  subject: string
  nickName: string
}

/** The vendor rejects the code: made up, used before, too old, or issued for another app. */
export class WrongVendorCode extends Error {
  override readonly name = 'WrongVendorCode'
}

/** A vendor as seen by one distributor's app. */
export interface OAuthApp {
  /** Address of the vendor's page; it returns to `redirectUri` with `state`, and with a code if the user agreed. */
  addressOf(input: { redirectUri: string; state: string }): string
  /** Rejects with WrongVendorCode; with any other error if the vendor cannot be reached. */
  identify(input: { code: string; redirectUri: string }): Promise<VendorIdentity>
}

export interface OAuthProvider {
  /** Undefined: this distributor has no app there, so it cannot be used for login. */
  appOf(distId: number, vendor: Vendor): OAuthApp | undefined
}
