import type { AlipayClient, AlipayApp as App } from '../../alipay/open-alipay'

export interface AlipayPaymentOptions extends App {
  /** Number of the merchant's account (2088…), compared in every notice. */
  sellerId: string
  /** Our public address that takes notices, at most 256 characters. */
  notifyUrl: string
  /** What a payer at a computer gets: a QR code on our page, or Alipay's own page. */
  desktop: 'qr' | 'page'
  /** Product of the QR code, by contract: face to face, or order code. */
  qrProduct: 'FACE_TO_FACE_PAYMENT' | 'QR_CODE_OFFLINE'
}

/** What the parts of the adapter share. */
export interface PaymentParts {
  client: AlipayClient
  options: AlipayPaymentOptions
  logOnce: (key: string, facts: Readonly<Record<string, string>>, text: string) => void
}
