import { SMS_KINDS, type SmsKind, smsValues } from '@/lib/shared/people/sms-templates'
import type { AliyunCaller } from '../aliyun/caller'
import { type SmsProvider, SmsRefused } from './port'

interface AliyunSmsOptions {
  call: AliyunCaller
  /** Approved template per kind of message, e.g. SMS_123456789. */
  templates: Readonly<Record<SmsKind, string>>
  /** Approved and filed signature of the platform. */
  sign: string
  /** Signatures of distributors that have their own; the others use the platform's. */
  signsOf: ReadonlyMap<number, string>
}

const VERSION = '2017-05-25'
/** The person's number, or too much for it today; sending again does not help now. */
const REFUSED = new Map<string, SmsRefused['why']>([
  ['isv.MOBILE_NUMBER_ILLEGAL', 'number'],
  ['isv.MOBILE_COUNT_OVER_LIMIT', 'number'],
  ['isv.BUSINESS_LIMIT_CONTROL', 'limit'],
])

/**
 * Sends approved templates by Aliyun. The vendor knows no idempotency: `key` is only returned in delivery receipts, and
 * a message that got no answer may have been sent.
 */
export const createAliyunSms = ({ call, templates, sign, signsOf }: AliyunSmsOptions): SmsProvider => ({
  async send({ phone, message, site, key }) {
    const query = {
      PhoneNumbers: phone,
      SignName: signsOf.get(site.distId) ?? sign,
      TemplateCode: templates[message.kind],
      TemplateParam: JSON.stringify(smsValues(message)),
      ...(key && { OutId: key }),
    }
    // a refusal by the service is an answer with status 200 and another code
    const { Code } = await call({ action: 'SendSms', version: VERSION, query })
    if (Code === 'OK') return
    const why = REFUSED.get(String(Code))
    if (why) throw new SmsRefused(why, `aliyun ${Code}`)
    throw new Error(`aliyun ${Code} (${message.kind})`)
  },
})

/** `code:SMS_1,actionCode:SMS_2,…`; throws Error with the kinds that are missing. */
export function readSmsTemplates(text: string): Record<SmsKind, string> {
  const named = new Map(
    text.split(',').map((pair) => {
      const [kind = '', code = ''] = pair.trim().split(':')
      return [kind, code] as const
    }),
  )
  const missing = SMS_KINDS.filter((kind) => !/^SMS_\d+$/.test(named.get(kind) ?? ''))
  if (missing.length > 0) throw new Error(`no template of ${missing.join(', ')}; e.g. ${missing[0]}:SMS_123456789`)
  return Object.fromEntries(SMS_KINDS.map((kind) => [kind, named.get(kind) ?? ''])) as Record<SmsKind, string>
}

/** `2:某某游戏,3:…`: signatures by distributor. */
export const readSmsSigns = (text: string): Map<number, string> =>
  new Map(
    text.split(',').flatMap((pair) => {
      const [id = '', sign = ''] = pair.trim().split(':')
      return /^\d+$/.test(id) && sign ? [[Number(id), sign] as const] : []
    }),
  )
