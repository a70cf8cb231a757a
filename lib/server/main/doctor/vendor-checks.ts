import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { fen } from '@/lib/shared/money/money'
import { SMS_KINDS } from '@/lib/shared/people/sms-templates'
import { MODE_TILES_URL } from '@/lib/shared/pictures/art-url'
import { formatDate } from '@/lib/shared/time'
import { openIpTables } from '../../providers/ip-place/ip2region'
import { FACE_VERSION } from '../../providers/real-name/aliyun-face'
import { readSmsTemplates } from '../../providers/sms/aliyun'
import type { Env } from '../../runtime/env'
import { openPayments, openPayout } from '../choose-payments'
import { chooseStorage } from '../choose-storage'
import { aliyun, chooseModeration } from '../choose-vendors'
import { listOf } from '../read-setting'
import type { Check } from './check'

interface Context {
  log: Logger
  now: () => Date
}

const LOCAL = 'local, for the demo'
/** `TemplateStatus` of a template that passed review. */
const PASSED = '1'
/** A name and number that no register accepts: proves that we may ask. */
const NOBODY = { ParamType: 'normal', UserName: '测试', IdentifyNum: '000000000000000000' }
/** Answers about a check that was never begun. */
const UNKNOWN_CHECK = ['403', '406', '424']

/** Every vendor, by a call that changes nothing. */
export const vendorChecks = (env: Env, context: Context): Check[] => [
  { name: 'storage', run: () => tryStorage(env) },
  { name: 'mail', run: () => tryMail(env) },
  { name: 'payments', run: () => tryPayments(env, context) },
  { name: 'payouts', run: () => tryPayouts(env, context) },
  { name: 'text messages', run: () => trySms(env) },
  { name: 'real names', run: () => tryRealNames(env) },
  { name: 'ip places', run: () => tryIpPlaces(env) },
  { name: 'face checks', run: () => tryFaces(env) },
  { name: 'moderation', run: () => tryModeration(env) },
]

const unknownNumber = (): string => `DOCTOR${randomBytes(8).toString('hex')}`

async function tryStorage(env: Env): Promise<string> {
  const storage = await chooseStorage(env)
  const [key, body] = [`doctor/${unknownNumber()}.txt`, Buffer.from('doctor')]
  await storage.write(key, body, 'text/plain')
  const found = await storage.read(key)
  await storage.remove(key)
  if (!found?.body.equals(body)) throw new Error('a file that was written could not be read')
  return `${env.STORAGE_PROVIDER}: written, read and removed`
}

async function tryMail(env: Env): Promise<string> {
  if (env.MAIL_PROVIDER === 'local') return LOCAL
  const { createTransport } = await import('nodemailer')
  await createTransport(env.SMTP_URL).verify()
  return 'the server accepts the login'
}

/** A signed answer about a trade that does not exist proves the keys of both sides. */
async function tryPayments(env: Env, context: Context): Promise<string> {
  const vendors = await openPayments(env, context)
  for (const { name, queryCharge } of vendors) {
    const channel = name === 'wechat' ? 2 : 1
    const charge = await queryCharge({ interSn: unknownNumber(), channel, expiresAt: new Date(0) }).catch((error) => {
      throw new Error(`${name}: ${error.message}`)
    })
    if (charge) throw new Error(`${name} knows a trade that was never made`)
  }
  return vendors.length === 0 ? LOCAL : `${vendors.map(({ name }) => name).join(' and ')} answer, signed`
}

async function tryPayouts(env: Env, context: Context): Promise<string> {
  const payout = await openPayout(env, context)
  if (!payout) return LOCAL
  if (await payout.queryPayout(unknownNumber(), fen(100))) throw new Error('alipay knows a payout that was never made')
  return 'alipay answers, signed'
}

async function trySms(env: Env): Promise<string> {
  if (env.SMS_PROVIDER === 'local') return LOCAL
  const call = aliyun(env, env.ALIYUN_SMS_ENDPOINT)
  const templates = readSmsTemplates(env.ALIYUN_SMS_TEMPLATES)
  for (const kind of SMS_KINDS) {
    const query = { TemplateCode: templates[kind] }
    const { Code, TemplateStatus } = await call({ action: 'GetSmsTemplate', version: '2017-05-25', query })
    if (Code !== 'OK') throw new Error(`template of ${kind} (${templates[kind]}): aliyun answers ${Code}`)
    if (String(TemplateStatus) !== PASSED) throw new Error(`template of ${kind} (${templates[kind]}) is not approved`)
  }
  return `aliyun: ${SMS_KINDS.length} templates are approved`
}

async function tryRealNames(env: Env): Promise<string> {
  if (env.REAL_NAME_PROVIDER === 'local') return LOCAL
  const call = aliyun(env, env.ALIYUN_REAL_NAME_ENDPOINT)
  const { Code } = await call({ action: 'Id2MetaVerify', version: '2019-03-07', body: NOBODY })
  if (!['200', '400', '401'].includes(String(Code))) throw new Error(`aliyun answers ${Code}`)
  return 'aliyun answers'
}

async function tryIpPlaces(env: Env): Promise<string> {
  const tables = await openIpTables(listOf(env.IP_PLACE_FILES))
  if (tables.length === 0) return 'none: logins show no places'
  return tables.map(({ kind, madeAt }) => `${kind} of ${formatDate(madeAt)}`).join(', ')
}

/** A check that was never begun: the scene is looked up before it. */
async function tryFaces(env: Env): Promise<string> {
  if (env.REAL_NAME_PROVIDER === 'local') return LOCAL
  if (!env.ALIYUN_FACE_SCENE) return 'none: ALIYUN_FACE_SCENE is empty, so nothing asks for a face'
  const query = { SceneId: env.ALIYUN_FACE_SCENE, CertifyId: randomBytes(16).toString('hex') }
  const call = aliyun(env, env.ALIYUN_REAL_NAME_ENDPOINT)
  const { Code } = await call({ action: 'DescribeFaceVerify', version: FACE_VERSION, query })
  if (String(Code) === '404') throw new Error(`ALIYUN_FACE_SCENE: aliyun knows no scene ${env.ALIYUN_FACE_SCENE}`)
  if (!UNKNOWN_CHECK.includes(String(Code))) throw new Error(`aliyun answers ${Code}`)
  return 'aliyun knows the scene'
}

async function tryModeration(env: Env): Promise<string> {
  const moderation = chooseModeration(env)
  if (!moderation) return 'none: only the own word lists look at texts, and nobody at pictures'
  await moderation.checkText('你好', 'comment')
  // a drawn picture, as every installation has it
  await moderation.checkImage(`${env.PUBLIC_ORIGIN}${MODE_TILES_URL}`, 'listing').catch((error) => {
    throw new Error(
      `texts are looked at, but no picture: ${error.message}; can aliyun fetch from ${env.PUBLIC_ORIGIN}?`,
    )
  })
  return 'aliyun looks at texts, and at pictures that it fetches from here'
}
