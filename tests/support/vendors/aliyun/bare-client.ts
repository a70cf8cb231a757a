import { createHash, createHmac } from 'node:crypto'
import { KEY } from './server'

interface BareCall {
  endpoint: string
  action: string
  version: string
  query?: Record<string, string>
  form?: Record<string, string>
  nonce: string
  now?: Date
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
const encoded = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')

/**
 * A second client of Aliyun's protocol, written from its description alone: what it and the library agree on is the
 * protocol, so a double that accepts both checks real signatures.
 */
export async function askBare({ endpoint, action, version, query = {}, form, nonce, now = new Date() }: BareCall) {
  const body = form ? encoded(form) : ''
  const headers: Record<string, string> = {
    host: endpoint,
    'x-acs-action': action,
    'x-acs-content-sha256': hash(body),
    'x-acs-date': now.toISOString().replace(/\.\d+/, ''),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
    ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
  }
  const names = Object.keys(headers).sort()
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('')
  const canonical = `POST\n/\n${encoded(query)}\n${lines}\n${names.join(';')}\n${hash(body)}`
  const signature = createHmac('sha256', KEY.accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${hash(canonical)}`)
    .digest('hex')
  const authorization = `ACS3-HMAC-SHA256 Credential=${KEY.accessKeyId},SignedHeaders=${names.join(';')},Signature=${signature}`
  const response = await fetch(`http://${endpoint}/?${encoded(query)}`, {
    method: 'POST',
    headers: { ...headers, authorization },
    ...(form && { body }),
  })
  return (await response.json()) as Record<string, unknown>
}
