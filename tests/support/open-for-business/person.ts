import { generateSync } from 'otplib'
import sharp from 'sharp'
import { vi } from 'vitest'
import type { InputOf, OutputOf } from '@/lib/contract/kit'
import type { ApiContract, Call } from '@/lib/contract/table'
import { SOON } from '../soon'
import type { Visitor } from '../visitor'
import type { Installation } from './installation'

const PASSWORD = 'a-Password-9'
const PHONE_BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** A citizen whom the register knows, with a mobile that receives text messages, and a browser. */
export class Person {
  readonly visitor: Visitor
  readonly idCard: string

  constructor(
    readonly platform: Installation,
    readonly name: string,
    readonly mobile: string,
    options: { isOnPhone?: boolean } = {},
  ) {
    const headers: Record<string, string> = options.isOnPhone ? { 'user-agent': PHONE_BROWSER } : {}
    this.visitor = platform.visitor(headers)
    this.idCard = idCardOf(mobile)
    platform.parts.aliyun.citizens.set(this.idCard, name)
  }

  do<C extends Call>(call: C, input: InputOf<ApiContract[C]>): Promise<OutputOf<ApiContract[C]>> {
    return this.visitor.do(call, input, { key: crypto.randomUUID() })
  }

  /** The last code that was sent to the mobile. */
  get code(): string {
    return this.platform.parts.aliyun.codeTo(this.mobile)
  }

  async logIn(): Promise<void> {
    await this.do('POST /comm/sms', { phone: this.mobile, purpose: 'login' })
    await this.do('POST /user/loginBySmCode', { phone: this.mobile, smsCode: this.code })
  }

  async register(): Promise<void> {
    await this.do('POST /comm/sms', { phone: this.mobile, purpose: 'register' })
    const form = { phone: this.mobile, smsCode: this.code, password: PASSWORD, agree: '1' } as const
    await this.do('POST /user/register', form)
  }

  /** Registers and is verified; another name with the same number is refused. */
  async join(): Promise<this> {
    await this.register()
    const { idCard, name } = this
    const wrong = await this.visitor.ask('POST /user/verifyIdentity', { realName: `${name}甲`, idCard })
    if (wrong.name !== 'REAL_NAME_REFUSED') throw new Error(`a wrong name: ${wrong.name}`)
    await this.do('POST /user/verifyIdentity', { realName: name, idCard })
    return this
  }

  /** Makes a face check on a phone; the platform asks the vendor for its result. */
  async checkFace(purpose: 'list'): Promise<void> {
    const metaInfo = JSON.stringify({ deviceType: 'h5' })
    const { url } = await this.do('POST /user/startFaceCheck', { purpose, metaInfo })
    const { face } = this.platform.parts.aliyun
    face.open(url)
    face.submit(url, { passed: true })
    await vi.waitUntil(async () => (await this.do('GET /user/faceCheck', { purpose })).isPassed, SOON)
  }

  /** Binds an authenticator, and enters the staff area with its first code. Returns the recovery codes. */
  async bindAuthenticator(): Promise<string[]> {
    const { secret } = await this.do('POST /staff/beginEnrolment', {})
    return (await this.do('POST /staff/verify', { code: generateSync({ secret }) })).recoveryCodes
  }

  /** Uploads a picture of one colour; resolves with its key and address. */
  async upload(purpose: 'goods' | 'evidence' | 'site', background: string): Promise<{ key: string; url: string }> {
    const { uploadId, token } = await this.do('GET /comm/imagesTempUploadToken', { purpose })
    const png = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .png()
      .toBuffer()
    const file = new Blob([new Uint8Array(png)], { type: 'image/png' })
    const { code, msg, data } = await this.visitor.upload('POST /comm/uploadImage', { uploadId, token }, file)
    if (code !== 0) throw new Error(`upload: ${code} ${msg}`)
    return data
  }
}

/** A number of an adult born in Beijing, with its check digit, different for each mobile. */
function idCardOf(mobile: string): string {
  const body = `11010519900307${mobile.slice(-3)}`
  const sum = [...body].reduce((total, digit, place) => total + Number(digit) * (WEIGHTS[place] ?? 0), 0)
  return `${body}${'10X98765432'[sum % 11]}`
}
