import type { Vendor } from '@/lib/shared/people/vendors'

/** Who agreed at the vendor's. */
export interface VendorIdentity {
  /** What the vendor calls this person, always the same. */
  subject: string
  nickName: string
}

/** The vendor knows no such code: made up, used before, too old, or another app's. */
export class WrongVendorCode extends Error {
  override readonly name = 'WrongVendorCode'
}

/** A vendor as one distributor's app sees it. */
export interface OAuthApp {
  /** Address of the vendor's page; it leads back to `redirectUri` with `state`, and a code when somebody agreed. */
  addressOf(input: { redirectUri: string; state: string }): string
  /** Rejects with WrongVendorCode; with any other error when the vendor cannot be asked. */
  identify(input: { code: string; redirectUri: string }): Promise<VendorIdentity>
}

export interface OAuthProvider {
  /** Undefined: this distributor has no app there, so nobody logs in by it. */
  appOf(distId: number, vendor: Vendor): OAuthApp | undefined
}
