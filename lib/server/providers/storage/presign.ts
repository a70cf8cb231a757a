import { createHash, createHmac } from 'node:crypto'

export interface SignOptions {
  region: string
  accessKeyId: string
  secretAccessKey: string
  now: Date
  seconds: number
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
/** As the signature wants it: all but letters, digits and four marks. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * Signs a PUT of exactly `bytes` bytes to an address of a bucket (AWS Signature Version 4 in the query), which buckets of
 * all vendors check.
 */
export function presignPut(
  address: string,
  query: Readonly<Record<string, string>>,
  bytes: number,
  { region, accessKeyId, secretAccessKey, now, seconds }: SignOptions,
): string {
  const { host, origin, pathname } = new URL(address)
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`
  const all: Record<string, string> = Object.assign({}, query, {
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${accessKeyId}/${scope}`,
    'X-Amz-Date': time,
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': 'content-length;host',
  })
  const signed = Object.keys(all)
    .toSorted()
    .map((name) => `${encoded(name)}=${encoded(all[name] as string)}`)
    .join('&')
  const request = [
    'PUT',
    pathname,
    signed,
    `content-length:${bytes}\nhost:${host}\n`,
    'content-length;host',
    'UNSIGNED-PAYLOAD',
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(request).digest('hex')].join('\n')
  const key = ['s3', 'aws4_request'].reduce(
    (last, part) => hmac(last, part),
    hmac(hmac(`AWS4${secretAccessKey}`, time.slice(0, 8)), region),
  )
  return `${origin}${pathname}?${signed}&X-Amz-Signature=${hmac(key, text).toString('hex')}`
}

/** Address of an object, with its bucket in the path or in the host. */
export function objectAddress(
  { endpoint, region, bucket, isInPath }: { endpoint: string; region: string; bucket: string; isInPath: boolean },
  key: string,
): string {
  const base = new URL(endpoint || `https://s3.${region}.amazonaws.com`)
  const path = key.split('/').map(encoded).join('/')
  if (isInPath) return `${base.origin}/${bucket}/${path}`
  return `${base.protocol}//${bucket}.${base.host}/${path}`
}
