import { graphemes } from './cut-text'

/** Shows the first 3 and last 4 digits of a phone. */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')

/** Shows the first 3 and last 2 characters of an identity card number. */
export const maskIdCard = (idCard: string): string => idCard.replace(/^(.{3}).+(.{2})$/, '$1*************$2')

/**
 * Shows the first and last character of a name, with at least one mark between, so that even the length of a
 * two-character name is hidden.
 */
export function maskName(name: string): string {
  const chars = graphemes(name)
  if (chars.length <= 1) return name
  return `${chars[0]}${'*'.repeat(Math.max(1, chars.length - 2))}${chars.at(-1)}`
}

/**
 * Shows the first half of an IP address: enough to recognise one's own connection. Other text is returned unchanged.
 */
export const maskIp = (ip: string): string =>
  ip.replace(/^(\d+\.\d+)\.\d+\.\d+$/, '$1.*.*').replace(/^([\da-f]*:[\da-f]*):.*$/i, '$1:*')
