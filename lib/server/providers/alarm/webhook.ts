import { createHmac } from 'node:crypto'
import type { AlarmProvider } from './port'

const TIMEOUT_MS = 8000

export type AlarmFormat = 'wecom' | 'dingtalk' | 'feishu'

interface WebhookOptions {
  format: AlarmFormat
  /** Address of the group's robot, a secret itself. */
  url: string
  /** Key of signed messages, where the robot asks for them; '': unsigned. */
  secret: string
  now: () => Date
}

/**
 * Robots of work groups: WeCom (群机器人), DingTalk (自定义机器人, 加签) and Feishu (自定义机器人, 签名校验), by their
 * documents. All answer 200 with a code that is 0 on success.
 */
export function createAlarmWebhook({ format, url, secret, now }: WebhookOptions): AlarmProvider {
  return {
    async send(text) {
      const { address, body } = FORMATS[format](text, { url, secret, at: now().getTime() })
      const answer = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const { errcode, code } = (await answer.json().catch(() => ({}))) as { errcode?: number; code?: number }
      const given = format === 'feishu' ? code : errcode
      if (!answer.ok || given !== 0) throw new Error(`${format}: status ${answer.status}, code ${given}`)
    },
  }
}

interface Target {
  url: string
  secret: string
  at: number
}

const FORMATS: Record<AlarmFormat, (text: string, target: Target) => { address: string; body: object }> = {
  wecom: (content, { url }) => ({ address: url, body: { msgtype: 'text', text: { content } } }),
  dingtalk: (content, { url, secret, at }) => ({
    address: secret ? `${url}&timestamp=${at}&sign=${encodeURIComponent(sign(secret, `${at}\n${secret}`))}` : url,
    body: { msgtype: 'text', text: { content } },
  }),
  feishu: (text, { url, secret, at }) => {
    const timestamp = String(Math.floor(at / 1000))
    const body = { msg_type: 'text', content: { text } }
    // the text to sign is the key, and nothing is signed with it
    const signed = { timestamp, sign: sign(`${timestamp}\n${secret}`, '') }
    return { address: url, body: secret ? Object.assign(signed, body) : body }
  },
}

const sign = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64')
