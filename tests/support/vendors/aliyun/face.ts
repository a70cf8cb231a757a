import type { Received } from './server'

const MINUTE_MS = 60_000
const VALID_MS = 30 * MINUTE_MS
/** How long the vendor remembers a check. */
const KEPT_MS = 24 * 60 * MINUTE_MS

interface Outcome {
  passed: boolean
  /** The vendor's code, e.g. 204: the face is another one. */
  subCode?: string
  identityInfo?: string
}
interface Check {
  order: string
  certName: string
  certNo: string
  returnUrl: string
  startedAt: Date
  state: 'begun' | 'opened' | 'done'
  outcome?: Outcome
}

/**
 * Aliyun's face checks: answers InitFaceVerify and DescribeFaceVerify, and plays the page that a phone opens. Refuses
 * what the service refuses; a page is valid for thirty minutes and one submission.
 */
export class FaceDouble {
  readonly checks = new Map<string, Check>()
  /** Id numbers without a record that could be compared. */
  readonly withoutRecord = new Set<string>()
  /** Id numbers that tried too often today. */
  readonly tooOften = new Set<string>()

  constructor(
    readonly sceneId: string,
    readonly now: () => Date = () => new Date(),
  ) {}

  readonly reply = ({ action, params }: Received): object => {
    if (params.SceneId !== this.sceneId) return { Code: '404', Message: '认证场景配置不存在' }
    if (action === 'InitFaceVerify') return this.#init(params)
    if (action === 'DescribeFaceVerify') return this.#describe(params.CertifyId ?? '')
    return { Code: '400', Message: 'unknown action' }
  }

  /** The phone opens the page; false if it is over or was opened and submitted before. */
  open(url: string): boolean {
    const check = this.#at(url)
    if (!check || check.state === 'done' || this.#isOver(check)) return false
    check.state = 'opened'
    return true
  }

  /** The person finishes on the opened page. Returns where the phone is sent. */
  submit(url: string, outcome: Outcome): string {
    const check = this.#at(url)
    if (check?.state !== 'opened' || this.#isOver(check)) throw new Error('the page is not open')
    Object.assign(check, { state: 'done', outcome })
    const back = new URL(check.returnUrl)
    const subCode = outcome.subCode ?? (outcome.passed ? '200' : '204')
    back.searchParams.set('response', JSON.stringify({ code: outcome.passed ? 1000 : 2006, subCode }))
    return back.href
  }

  #init(params: Record<string, string>): object {
    const {
      OuterOrderNo = '',
      ProductCode,
      CertType,
      CertName = '',
      CertNo = '',
      ReturnUrl = '',
      MetaInfo = '',
    } = params
    if (!MetaInfo || !ReturnUrl || !CertName) return { Code: '400', Message: '参数不能为空' }
    const isNew = [...this.checks.values()].every(({ order }) => order !== OuterOrderNo)
    const isForm = /^[A-Za-z0-9]{32}$/.test(OuterOrderNo) && isNew && /^\d{17}[\dX]$/.test(CertNo)
    if (!isForm || ProductCode !== 'ID_PRO' || CertType !== 'IDENTITY_CARD') return { Code: '401', Message: '参数非法' }
    if (this.withoutRecord.has(CertNo)) return { Code: '417', Message: '无法使用刷脸服务' }
    if (this.tooOften.has(CertNo)) return { Code: '418', Message: '刷脸失败次数过多' }
    const id = `sha${String(this.checks.size + 1).padStart(29, '0')}`
    const check = { order: OuterOrderNo, certName: CertName, certNo: CertNo, returnUrl: ReturnUrl }
    this.checks.set(id, { ...check, startedAt: this.now(), state: 'begun' })
    return {
      Code: '200',
      Message: 'success',
      ResultObject: { CertifyId: id, ...(isPhone(MetaInfo) && { CertifyUrl: `https://face.aliyun.test/t/${id}` }) },
    }
  }

  #describe(id: string): object {
    const check = this.checks.get(id)
    if (!check || this.now().getTime() - check.startedAt.getTime() > KEPT_MS)
      return { Code: '406', Message: '无效的CertifyId' }
    if (!check.outcome) return { Code: check.state === 'begun' ? '424' : '403', Message: '认证未完成' }
    const { passed, subCode = passed ? '200' : '204', identityInfo = 'null' } = check.outcome
    const MaterialInfo = JSON.stringify({ facialPictureFront: { pictureUrl: 'https://oss.aliyun.test/face.jpeg' } })
    return {
      Code: '200',
      Message: 'success',
      ResultObject: { Passed: passed ? 'T' : 'F', SubCode: subCode, IdentityInfo: identityInfo, MaterialInfo },
    }
  }

  #at = (url: string): Check | undefined => this.checks.get(url.split('/').at(-1) ?? '')
  #isOver = (check: Check): boolean => this.now().getTime() - check.startedAt.getTime() > VALID_MS
}

function isPhone(metaInfo: string): boolean {
  try {
    return (JSON.parse(metaInfo) as { deviceType?: unknown }).deviceType === 'h5'
  } catch {
    return false
  }
}
