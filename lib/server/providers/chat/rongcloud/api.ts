import { randomBytes } from 'node:crypto'
import { signatureOf } from './signature'

export interface RongCloudApp {
  appKey: string
  appSecret: string
  /** Origin of the vendor's API, e.g. https://api-cn.ronghub.com. */
  api: string
}

/** Form fields; a list repeats the field. */
type Fields = Record<string, string | readonly string[]>

const TIMEOUT_MS = 5000
const SUCCESS = 200

/** Makes one signed call to the vendor's server API. Throws the vendor's error if the code is not 200. */
export async function askRongCloud(
  { appKey, appSecret, api }: RongCloudApp,
  path: string,
  fields: Fields,
): Promise<Record<string, unknown>> {
  const [nonce, timestamp] = [randomBytes(8).toString('hex'), String(Date.now())]
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one])),
  )
  const answer = await fetch(`${api}${path}.json`, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'RC-App-Key': appKey,
      'RC-Nonce': nonce,
      'RC-Timestamp': timestamp,
      'RC-Signature': signatureOf(appSecret, nonce, timestamp),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const data = (await answer.json().catch(() => ({}))) as Record<string, unknown>
  if (!answer.ok || data.code !== SUCCESS) throw new Error(`rongcloud ${path}: ${answer.status} ${data.code ?? ''}`)
  return data
}
