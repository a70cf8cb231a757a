import { domainToASCII } from 'node:url'

/** Where a host's owner puts the text that proves it: a TXT record of this name, or a file at this path. */
export const RECORD_NAME = '_site-check'
export const VERIFY_PATH = '/.well-known/site-check.txt'
export const recordText = (token: string): string => `site-check=${token}`

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** The host as browsers send it: lower case, ASCII, without port; null when it is none that a site can have. */
export function readHost(text: string): string | null {
  const host = domainToASCII(
    text
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/[/:].*$/, '')
      .replace(/\.$/, ''),
  )
  const labels = host.split('.')
  if (host.length > 253 || labels.length < 2 || !labels.every((label) => LABEL.test(label))) return null
  return /^\d+$/.test(labels.at(-1) as string) ? null : host
}
