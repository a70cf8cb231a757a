import type { AliyunCaller } from '../aliyun/caller'
import type { ModerationAnswer, ModerationProvider, Place, Verdict } from './port'

export const GREEN_VERSION = '2022-03-02'
const TEXT_SERVICES: Readonly<Record<Place, string>> = {
  listing: 'comment_detection_pro',
  comment: 'comment_detection_pro',
  name: 'nickname_detection_pro',
}
const IMAGE_SERVICES: Readonly<Record<Place, string>> = {
  listing: 'baselineCheck',
  comment: 'postImageCheck',
  name: 'profilePhotoCheck',
}
/** The vendor advises to treat `low` as clean unless everything must be found. */
const VERDICTS = new Map<unknown, Verdict>([
  ['high', 'block'],
  ['medium', 'review'],
  ['low', 'pass'],
  ['none', 'pass'],
])
const ORDER: readonly Verdict[] = ['pass', 'review', 'block']

/** Longest text of one call, in characters. */
const LONGEST = 600
/** Characters of the part before that a part repeats, so that no word is cut. */
const OVERLAP = 20
const MOST_WORDS = 3

interface Result {
  Label?: unknown
  Description?: unknown
}

/** Text and picture moderation by Aliyun. What counts as a risk is configured in its console, by label. */
export const createAliyunModeration = (call: AliyunCaller): ModerationProvider => {
  const ask = async (action: string, service: string, parameters: object): Promise<ModerationAnswer> => {
    const body = { Service: service, ServiceParameters: JSON.stringify(parameters) }
    const { Code, Data } = await call({ action, version: GREEN_VERSION, body })
    const { RiskLevel, Result } = (Data ?? {}) as { RiskLevel?: unknown; Result?: unknown }
    const verdict = VERDICTS.get(RiskLevel)
    if (String(Code) !== '200' || !verdict) throw new Error(`aliyun ${action} ${Code}`)
    return { verdict, ...wordsOf(verdict, Array.isArray(Result) ? Result : []) }
  }
  return {
    async checkText(text, place) {
      const parts = partsOf(text)
      const answers = await Promise.all(
        parts.map((content) => ask('TextModerationPlus', TEXT_SERVICES[place], { content })),
      )
      return worstOf(answers)
    },
    checkImage: (imageUrl, place) => ask('ImageModeration', IMAGE_SERVICES[place], { imageUrl }),
  }
}

function wordsOf(verdict: Verdict, results: readonly Result[]): Pick<ModerationAnswer, 'labels' | 'reason'> {
  if (verdict === 'pass') return { labels: [], reason: '' }
  const texts = (values: unknown[]) => [...new Set(values.filter((value) => typeof value === 'string' && value))]
  const descriptions = texts(results.map(({ Description }) => Description))
  return {
    labels: texts(results.map(({ Label }) => Label)) as string[],
    reason: descriptions.slice(0, MOST_WORDS).join('、'),
  }
}

const worstOf = (answers: readonly ModerationAnswer[]): ModerationAnswer =>
  answers.reduce<ModerationAnswer>(
    (worst, one) => (ORDER.indexOf(one.verdict) > ORDER.indexOf(worst.verdict) ? one : worst),
    { verdict: 'pass', labels: [], reason: '' },
  )

function partsOf(text: string): string[] {
  const characters = [...text.trim()]
  const parts: string[] = []
  for (let start = 0; start < characters.length; start += LONGEST - OVERLAP) {
    parts.push(characters.slice(start, start + LONGEST).join(''))
    if (start + LONGEST >= characters.length) break
  }
  return parts
}
