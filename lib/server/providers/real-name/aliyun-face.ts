import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@/lib/shared/time'
import type { AliyunCaller } from '../aliyun/caller'
import { type Citizen, type FaceCheckProvider, type FaceFault, FaceRefused, type FaceResult } from './port'

interface AliyunFaceOptions {
  call: AliyunCaller
  /** Number of the scene that was made in the console. */
  sceneId: string
  now: () => Date
}

export const FACE_VERSION = '2019-03-07'
const FACE_SCRIPT_URL = 'https://o.alicdn.com/yd-cloudauth/cloudauth-cdn/jsvm_all.js'
/** The page is valid for thirty minutes; whoever opened it at the end may still finish. */
const VALID_MS = 40 * MINUTE_MS
/** Against the picture in the register of citizens; moving closer and blinking is the kind that the vendor recommends. */
const PRODUCT = { ProductCode: 'ID_PRO', CertType: 'IDENTITY_CARD', CertifyUrlType: 'H5', Model: 'MOVE_ACTION' }

const REFUSED = new Map<string, FaceRefused['why']>([
  ['401', 'identity'],
  ['414', 'device'],
  ['415', 'device'],
  ['416', 'device'],
  ['417', 'record'],
  ['418', 'limit'],
])
const UNFINISHED = new Set(['403', '424'])
const UNKNOWN_ID = '406'
/** Final answers of the query that are not about a face. */
const ENDED = new Map<string, FaceFault>([
  ['417', 'record'],
  ['418', 'limit'],
  ['427', 'risk'],
])
const FAULTS = new Map<string, FaceFault>([
  ['201', 'identity'],
  ['202', 'record'],
  ['203', 'record'],
  ['204', 'face'],
  ['205', 'liveness'],
  ['206', 'risk'],
])

/** Face checks by Aliyun on the person's phone. Answers that contain pictures or personal data are never kept or logged. */
export const createAliyunFace = ({ call, sceneId, now }: AliyunFaceOptions): FaceCheckProvider => ({
  scriptUrl: FACE_SCRIPT_URL,
  async startFaceCheck({ person, returnUrl, metaInfo, ip }) {
    const query = {
      ...PRODUCT,
      SceneId: sceneId,
      OuterOrderNo: randomUUID().replaceAll('-', ''),
      CertName: person.realName,
      CertNo: person.idCard,
      ReturnUrl: returnUrl,
      MetaInfo: metaInfo,
      Ip: ip,
    }
    const { Code, ResultObject } = await call({ action: 'InitFaceVerify', version: FACE_VERSION, query })
    const why = REFUSED.get(String(Code))
    if (why) throw new FaceRefused(why, `aliyun InitFaceVerify ${Code}`)
    const { CertifyId, CertifyUrl } = objectOf(ResultObject)
    if (String(Code) !== '200' || !isText(CertifyId)) throw new Error(`aliyun InitFaceVerify ${Code}`)
    // the vendor begins a check, but names no page, if it does not know what the script said about the phone
    if (!isText(CertifyUrl)) throw new FaceRefused('device', 'aliyun InitFaceVerify names no page')
    if (!isPage(CertifyUrl)) throw new Error('aliyun InitFaceVerify names a page without https')
    return { certifyId: CertifyId, url: CertifyUrl }
  },

  async getFaceCheck({ certifyId, person, startedAt }): Promise<FaceResult> {
    const isOver = now().getTime() - startedAt.getTime() > VALID_MS
    const query = { SceneId: sceneId, CertifyId: certifyId }
    const { Code, ResultObject } = await call({ action: 'DescribeFaceVerify', version: FACE_VERSION, query })
    const code = String(Code)
    if (UNFINISHED.has(code)) return { state: isOver ? 'expired' : 'pending' }
    // the vendor forgets a check some time after its end; before that the number is not of this account
    if (code === UNKNOWN_ID && isOver) return { state: 'expired' }
    const ended = ENDED.get(code)
    if (ended) return { state: 'failed', why: ended }
    const { Passed, SubCode, IdentityInfo } = objectOf(ResultObject)
    if (code !== '200' || (Passed !== 'T' && Passed !== 'F')) throw new Error(`aliyun DescribeFaceVerify ${code}`)
    if (isOther(IdentityInfo, person)) throw new Error('aliyun DescribeFaceVerify answers about another person')
    // `Passed` decides, the code explains
    return Passed === 'T' ? { state: 'passed' } : { state: 'failed', why: FAULTS.get(String(SubCode)) ?? 'face' }
  },
})

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isPage = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:'

/** Masked values cannot be compared. */
const differs = (named: unknown, own: string): boolean =>
  isText(named) && !named.includes('*') && named.toUpperCase() !== own.toUpperCase()

/** Whether a result names somebody else; usually it names no one, and the number of the check alone identifies. */
function isOther(info: unknown, { realName, idCard }: Citizen): boolean {
  if (!isText(info)) return false
  try {
    const { certName, certNo } = objectOf(JSON.parse(info))
    return differs(certName, realName) || differs(certNo, idCard)
  } catch {
    return true
  }
}
