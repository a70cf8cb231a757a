import { graphemes } from './cut-text'

/** Phone keeps its first 3 and last 4 digits. */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')

/** Name keeps its first and last character, with at least one mark between, so that not even its length is told of two. */
export function maskName(name: string): string {
  const chars = graphemes(name)
  if (chars.length <= 1) return name
  return `${chars[0]}${'*'.repeat(Math.max(1, chars.length - 2))}${chars.at(-1)}`
}

/** An address keeps its first half: enough to recognise one's own line. What is no address stays as it is. */
export const maskIp = (ip: string): string =>
  ip.replace(/^(\d+\.\d+)\.\d+\.\d+$/, '$1.*.*').replace(/^([\da-f]*:[\da-f]*):.*$/i, '$1:*')
