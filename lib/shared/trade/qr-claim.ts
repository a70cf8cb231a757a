import { linkHost, phoneDigits, type SourceKind } from './sources'

/** Codes with which somebody collects money: WeChat, Alipay, UnionPay. */
const PAYING =
  /^(?:wxp:|weixin:\/\/wxpay|alipays?:|https?:\/\/(?:qr\.alipay\.com|qr\.95516\.com|payapp\.weixin\.qq\.com)(?:[/:?#]|$))/i

/** What the text of a QR code is checked as; null: neither address nor phone nor payee. */
export function claimOfQr(text: string): { kind: SourceKind | 'payee'; value: string } | null {
  const value = text.trim()
  if (PAYING.test(value)) return { kind: 'payee', value }
  const phone = phoneDigits(/^(?:tel|smsto?):/i.test(value) || /^[+\d\s-]+$/.test(value) ? value : '')
  if (phone) return { kind: 'phone', value: phone }
  return linkHost(value) ? { kind: 'link', value } : null
}
