import type { Received } from './server'

type Level = 'high' | 'medium' | 'low' | 'none'
interface Risk {
  level: Level
  label: string
  description: string
}

const TEXT_SERVICES = ['comment_detection_pro', 'chat_detection_pro', 'nickname_detection_pro']
const IMAGE_SERVICES = ['baselineCheck', 'postImageCheck', 'profilePhotoCheck']
const RANK: readonly Level[] = ['none', 'low', 'medium', 'high']

/** Aliyun's content moderation: refuses what the service refuses, and finds what the test declares as a risk. */
export class GreenDouble {
  readonly texts: string[] = []
  readonly images: string[] = []
  /** Words of texts, and parts of addresses of pictures, that are a risk. */
  readonly #risks = new Map<string, Risk>()
  /** Pictures that cannot be fetched. */
  readonly #missing = new Set<string>()

  /** From now on a text or a picture's address that contains `part` is a risk. */
  finds(part: string, risk: Partial<Risk> = {}): void {
    this.#risks.set(part, { level: 'high', label: 'sexual_terms', description: '疑似低俗内容', ...risk })
  }

  loses(part: string): void {
    this.#missing.add(part)
  }

  /** Nothing is a risk, and nothing was received. */
  reset(): void {
    this.#risks.clear()
    this.#missing.clear()
    this.texts.length = 0
    this.images.length = 0
  }

  readonly reply = ({ action, params }: Received): object => {
    const { imageUrl, content } = JSON.parse(params.ServiceParameters ?? '{}') as Record<string, string>
    if (action === 'TextModerationPlus') return this.#text(params.Service ?? '', content ?? '')
    if (action === 'ImageModeration') return this.#image(params.Service ?? '', imageUrl ?? '')
    return { Code: 404, Message: 'InvalidAction.NotFound' }
  }

  #text(service: string, content: string): object {
    if (!TEXT_SERVICES.includes(service)) return { Code: 400, Message: 'service is invalid' }
    if ([...content].length === 0 || [...content].length > 600) return { Code: 400, Message: 'content is invalid' }
    this.texts.push(content)
    const risks = this.#in(content)
    const Result = risks.map(({ label, description }) => ({ Label: label, Description: description, Confidence: 99 }))
    const none = [{ Label: 'nonLabel', Description: '未检测出风险' }]
    return { Code: 200, Message: 'OK', Data: { RiskLevel: worst(risks), Result: risks.length > 0 ? Result : none } }
  }

  #image(service: string, url: string): object {
    if (!IMAGE_SERVICES.includes(service)) return { Code: 400, Msg: 'service is invalid' }
    if (!/^https?:\/\/[^/]+\/.+/.test(url)) return { Code: 401, Msg: 'NOT_ALLOWED' }
    this.images.push(url)
    if ([...this.#missing].some((part) => url.includes(part))) return { Code: 480, Msg: 'DOWNLOAD_FAILED' }
    const risks = this.#in(url)
    const found = risks.map(({ label, description, level }) => ({
      Label: label,
      Description: description,
      RiskLevel: level,
    }))
    const none = [{ Label: 'nonLabel', Description: '未检测出风险' }]
    return { Code: 200, Msg: 'OK', Data: { RiskLevel: worst(risks), Result: risks.length > 0 ? found : none } }
  }

  #in = (text: string): Risk[] => [...this.#risks].flatMap(([part, risk]) => (text.includes(part) ? [risk] : []))
}

const worst = (risks: readonly Risk[]): Level =>
  risks.reduce<Level>((most, { level }) => (RANK.indexOf(level) > RANK.indexOf(most) ? level : most), 'none')
