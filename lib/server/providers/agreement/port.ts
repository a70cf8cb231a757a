import type { Party } from '@/lib/shared/trade/order-forms'

export interface VendorSigner {
  party: Party
  realName: string
  idCard: string
  phone: string
}

export type VendorState = 'open' | 'signed' | 'refused' | 'expired'

/**
 * A certified vendor of electronic signatures, whose pages the parties sign on. None is connected yet: this is what one
 * has to offer (Tencent E-Sign, eSign, QiYueSuo).
 */
export interface AgreementVendor {
  /** Resolves with the vendor's number of the agreement; the same number of ours never makes a second one. */
  create(request: { sn: string; title: string; text: string; signers: readonly VendorSigner[] }): Promise<string>
  /** The vendor's page for a party, which leads back to ours. That it was visited proves nothing. */
  signAddress(request: { vendorSn: string; party: Party; returnUrl: string }): Promise<string>
  state(vendorSn: string): Promise<{ state: VendorState; signed: readonly Party[] }>
  /** The signed file with the vendor's certificates. */
  file(vendorSn: string): Promise<Uint8Array>
  /** What a verified notice is about; its state is asked for, never taken from it. Rejects a forged one. */
  readNotice(request: { headers: Headers; body: string }): Promise<{ vendorSn: string }>
}

export interface AgreementProvider {
  /** The platform's signature of a record, with the public key that verifies it. */
  seal(record: string): { signature: string; publicKey: string }
  /** null: the parties sign on our own page. */
  vendor: AgreementVendor | null
}
