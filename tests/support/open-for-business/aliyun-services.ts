import { SMS_KINDS, SMS_TEMPLATES } from '@/lib/shared/people/sms-templates'
import { FaceDouble } from '../vendors/aliyun/face'
import { GreenDouble } from '../vendors/aliyun/green'
import { openAliyun, type Received, type Reply } from '../vendors/aliyun/server'

type Server = Awaited<ReturnType<typeof openAliyun>>
type Params = Record<string, string>

const LONGEST_VALUE = 35

/** Aliyun with every service that a platform uses: text messages, the register of citizens, face checks, moderation. */
export class AliyunServices {
  readonly green = new GreenDouble()
  /** Names by id number, as the register has them. */
  readonly citizens = new Map<string, string>()
  readonly #messages: { phone: string; text: string }[] = []
  readonly face: FaceDouble

  private constructor(
    readonly server: Server,
    private readonly approved: { sign: string; scene: string },
  ) {
    this.face = new FaceDouble(approved.scene)
    server.answer((call) => this.#answer(call))
  }

  /** `sign` is the approved signature; the templates are those of the production settings. */
  static async open(approved: { sign: string; scene: string }): Promise<AliyunServices> {
    return new AliyunServices(await openAliyun(), approved)
  }

  /** Returns the texts sent to a phone, oldest first. */
  textsTo(phone: string): string[] {
    return this.#messages.filter((message) => message.phone === phone).map(({ text }) => text)
  }

  /** Returns the last code sent to a phone. */
  codeTo(phone: string): string {
    const code = this.textsTo(phone).flatMap((text) => /验证码是(\d{6})/.exec(text)?.[1] ?? [])
    if (code.length === 0) throw new Error(`no code was sent to ${phone}`)
    return code.at(-1) as string
  }

  async close(): Promise<void> {
    await this.server.close()
  }

  #answer(call: Received): Reply {
    const { action, params } = call
    if (action === 'SendSms') return { Code: this.#send(params) }
    if (action === 'GetSmsTemplate')
      return templateOf(params) ? { Code: 'OK', TemplateStatus: '1' } : { Code: 'isv.SMS_TEMPLATE_ILLEGAL' }
    if (action === 'Id2MetaVerify') return this.#compare(params)
    return action.endsWith('FaceVerify') ? this.face.reply(call) : this.green.reply(call)
  }

  #send(params: Params): string {
    const template = templateOf(params)
    if (params.SignName !== this.approved.sign) return 'isv.SMS_SIGNATURE_ILLEGAL'
    if (!template) return 'isv.SMS_TEMPLATE_ILLEGAL'
    const values = JSON.parse(params.TemplateParam ?? '{}') as Params
    const names = [...template.text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    if (names.some((name) => values[name] === undefined)) return 'isv.TEMPLATE_MISSING_PARAMETERS'
    if (Object.values(values).some((value) => [...value].length > LONGEST_VALUE)) return 'isv.PARAM_LENGTH_LIMIT'
    const text = template.text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    this.#messages.push({ phone: params.PhoneNumbers ?? '', text })
    return 'OK'
  }

  #compare({ UserName = '', IdentifyNum = '' }: Params): Reply {
    if (!/^[1-9]\d{16}[\dX]$/.test(IdentifyNum)) return { Code: '401', Message: '参数非法' }
    const name = this.citizens.get(IdentifyNum)
    return { Code: '200', ResultObject: { BizCode: name === undefined ? '3' : name === UserName ? '1' : '2' } }
  }
}

/** The templates are numbered in the order of their kinds. */
function templateOf({ TemplateCode = '' }: Params) {
  const kind = SMS_KINDS[Number(TemplateCode.replace('SMS_', '')) - 1]
  return kind && SMS_TEMPLATES[kind]
}
