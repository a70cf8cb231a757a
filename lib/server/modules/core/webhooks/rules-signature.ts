import { createHmac, randomBytes } from 'node:crypto'

/** Standard Webhooks 1.0: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

interface Message {
  /** The same for all tries. */
  id: string
  /** Of this try: receivers refuse old ones. */
  at: Date
  body: string
}

const secondsOf = (at: Date): string => String(Math.floor(at.getTime() / 1000))

/** Returns `v1,…`. */
export function signatureOf(secret: string, { id, at, body }: Message): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key)
    .update(`${id}.${secondsOf(at)}.${body}`)
    .digest('base64')}`
}

/** Headers of a message, with one signature for each secret. */
export const signedHeaders = (secrets: readonly string[], message: Message): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Webhooks/1.0',
  'webhook-id': message.id,
  'webhook-timestamp': secondsOf(message.at),
  'webhook-signature': secrets.map((secret) => signatureOf(secret, message)).join(' '),
})
