import { createCipheriv, randomBytes } from 'node:crypto'
import { signatureOf } from '@/lib/server/providers/wechat-push/envelope'

export const ACCOUNT = {
  appId: 'wx0123456789abcdef',
  secret: 's3cret',
  token: 'agreed',
  aesKey: randomBytes(32).toString('base64').slice(0, 43).replace(/[+/]/g, 'A'),
  templateId: 'tpl',
}

/** As the vendor seals a message: random, length, text, app; padded to 32 bytes. */
export function seal(xml: string, { appId, aesKey } = ACCOUNT): string {
  const text = Buffer.from(xml)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  const plain = Buffer.concat([randomBytes(16), length, text, Buffer.from(appId)])
  const pad = 32 - (plain.length % 32)
  const key = Buffer.from(`${aesKey}=`, 'base64')
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
  return Buffer.concat([cipher.update(Buffer.concat([plain, Buffer.alloc(pad, pad)])), cipher.final()]).toString(
    'base64',
  )
}

export const eventXml = (event: string, openId: string, key = ''): string =>
  `<xml><ToUserName><![CDATA[gh_1]]></ToUserName><FromUserName><![CDATA[${openId}]]></FromUserName><CreateTime>1</CreateTime><MsgType><![CDATA[event]]></MsgType><Event><![CDATA[${event}]]></Event><EventKey><![CDATA[${key}]]></EventKey></xml>`

/** A call of the vendor in safe mode. */
export function vendorCall(xml: string, at: Date, { token } = ACCOUNT): { query: URLSearchParams; body: string } {
  const sealed = seal(xml)
  const [timestamp, nonce] = [String(Math.floor(at.getTime() / 1000)), '77']
  return {
    query: new URLSearchParams({
      ...{ signature: signatureOf(token, timestamp, nonce), timestamp, nonce, encrypt_type: 'aes' },
      msg_signature: signatureOf(token, timestamp, nonce, sealed),
    }),
    body: `<xml><ToUserName><![CDATA[gh_1]]></ToUserName><Encrypt><![CDATA[${sealed}]]></Encrypt></xml>`,
  }
}
