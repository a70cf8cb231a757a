import { numberOf, type Refund, type Trade, timeText, type Values } from './books'
import { signedHeaders } from './envelope'
import { type Identity, nonceOf, type PlatformKey, sealText } from './identity'
import { refundNoticeValues } from './refunds'
import { tradeValues } from './trades'

export interface NoticeOptions {
  /** A notice about this refund. */
  refund?: Refund
  /** Key that signs; by default as the change-over has it. */
  key?: PlatformKey
  /** Name of the key, if it is another one. */
  serial?: string
  /** Content changed before it is encrypted: WeChat Pay itself states so. */
  changes?: Values
  /** Changed in the envelope before it is signed. */
  envelope?: Values
  /** One bit of the tag is flipped before the envelope is signed. */
  flipTag?: boolean
  /** Encrypted with another key. */
  apiV3Key?: string
  /** The signature is a probe. */
  isProbe?: boolean
  /** Age of the signature in seconds. */
  age?: number
}

export interface Notice {
  body: string
  headers: Record<string, string>
}

export interface Sender {
  identity: Identity
  appId: string
  mchId: string
  now: Date
  key: PlatformKey
}

/** A signed notice about the present state of a trade or refund. */
export function noticeOf(sender: Sender, trade: Trade, options: NoticeOptions = {}): Notice {
  const { refund } = options
  const content = refund ? refundNoticeValues(sender.mchId, trade, refund) : tradeValues(sender, trade)
  return sealedNotice(
    sender,
    {
      kind: refund ? 'refund' : 'transaction',
      event: refund ? `REFUND.${refund.status}` : 'TRANSACTION.SUCCESS',
      summary: refund ? '退款通知' : '支付成功',
      content,
    },
    options,
  )
}

interface News {
  kind: string
  event: string
  summary: string
  content: Values
}

/** A signed notice with encrypted content. */
export function sealedNotice(
  sender: Sender,
  { kind: data, event, summary, content }: News,
  options: NoticeOptions = {},
): Notice {
  const { identity, now } = sender
  const { key = sender.key, changes = {}, envelope = {}, apiV3Key = identity.apiV3Key } = options
  const nonce = nonceOf(6)
  const sealed = sealText(JSON.stringify({ ...content, ...changes }), apiV3Key, { nonce, data })
  const last = sealed.length - 1
  if (options.flipTag) sealed[last] = (sealed[last] ?? 0) ^ 1
  const body = JSON.stringify({
    id: numberOf('EV-', now),
    create_time: timeText(now),
    resource_type: 'encrypt-resource',
    event_type: event,
    summary,
    resource: {
      original_type: data,
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: sealed.toString('base64'),
      associated_data: data,
      nonce,
    },
    ...envelope,
  })
  const at = Math.floor(now.getTime() / 1000) - (options.age ?? 0)
  const { isProbe } = options
  return {
    body,
    headers: signedHeaders({ serial: options.serial ?? key.serial, at, body, key: key.privateKey, isProbe }),
  }
}

/** Posts a notice; status 200 or 204 ends its repetitions. */
export async function postNotice(url: string, { body, headers }: Notice): Promise<{ status: number; body: string }> {
  const answer = await fetch(url, { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } })
  return { status: answer.status, body: await answer.text() }
}
