import { simplified } from '@/lib/shared/normalize/simplified'
import type { AdvertSlot, HomeConf } from '@/lib/shared/site/home-conf'

const SLOGAN = '确认收货，才放款'
/** Texts in which the promise is what the rule keeps: the money is released later. */
const FIRST = /先验[号货]?[，、,\s]*[后再]放款/gu
/** Words of promises written with symbols between them: 验·号. */
const SPLIT = /(验|陪)[\s·.…|｜*_~-]{1,3}(号|过|同)/gu
/** What looks like a promise, but is about contacts and identities. */
const OTHER = /客服验真|实名核验|核验身份|身份核验/gu
const STAFF = '(?:客服|专人|人工|真人|专业|专家|平台|官方|工作人员)'
const CHECK = '(?:验证|核验|查验|检验|验收|鉴定|核对|把关)'
const ACCOUNT = '(?:[账帐]号|号主|绑定|描述)'
/** 客服验号, 先验后付, 专业客服逐号核验, 客服人工验证账号, 账号由专人核对. */
const PROMISE = new RegExp(
  `验号|验过|陪同|先验(?=$|[后再货])|${STAFF}验货|客服.*(?:指引|指导|协助).*换绑|逐号|每[一个]{0,2}号都?.*[验查鉴审核]|号号[必都皆亲]?[验查鉴]|${STAFF}.*${CHECK}.*${ACCOUNT}|${STAFF}.*${ACCOUNT}.*${CHECK}|${ACCOUNT}.*[由经]${STAFF}.*${CHECK}`,
  'u',
)
/** What is left of a sentence whose promise was removed: 先验号，再付款 and 客服陪同验号、换绑. */
const CONSEQUENCE = /^(?:(?:后(?!续)|再|才|然后|满意).*|换绑)$/u

const SEPARATORS = /([，,、：:|｜·。！!？?；;…\s]+)/u
const WEAK_END = /[，,、：:|｜·\s]+$/u
const SENTENCE_END = /[。！!？?；;…\n]/u

/** Whether a clause promises that staff verify accounts. */
export const isPromise = (clause: string): boolean =>
  PROMISE.test(
    simplified(clause)
      .replace(/[^\p{L}\p{N}]/gu, '')
      .replace(OTHER, ''),
  )

/**
 * Removes the clauses that promise verification, and one of the separators around each. After a promise as a label
 * (陪同验号：), its sentence is removed.
 */
export function withoutPromises(text: string): string {
  const pieces = text.replace(SPLIT, '$1$2').replace(FIRST, '确认收货才放款').split(SEPARATORS)
  let result = ''
  let [isAfterPromise, isInLabelled] = [false, false]
  for (let i = 0; i < pieces.length; i += 2) {
    const [clause = '', separator = ''] = pieces.slice(i, i + 2)
    const isDropped: boolean = isInLabelled || isPromise(clause) || (isAfterPromise && CONSEQUENCE.test(clause))
    const isStart = result === '' || SENTENCE_END.test(result.slice(-1))
    const isEnd = SENTENCE_END.test(separator)
    if (!isDropped) result += clause + separator
    else if (i + 2 >= pieces.length || isEnd || result.endsWith('、')) {
      result = result.replace(WEAK_END, '')
      if (result && !SENTENCE_END.test(result.slice(-1))) result += separator
    }
    isAfterPromise = isDropped && !isEnd
    isInLabelled = isAfterPromise && (isInLabelled || (isStart && /[：:]/u.test(separator)))
  }
  return result
}

const sloganOf = (text: string): string => (isPromise(text) ? SLOGAN : text)

/** Keeps a slide's picture and address, whatever it said. */
const plainSlot = (slot: AdvertSlot): AdvertSlot => ({
  ...slot,
  smalltitle: withoutPromises(slot.smalltitle) || (slot.smalltitle && SLOGAN),
  text: slot.text && withoutPromises(slot.text),
  button: slot.button && (withoutPromises(slot.button) || undefined),
})

/**
 * Removes promises of staff verification from all texts of a site whose rules do not require it, even if they were
 * written when they did. Names of links remain: a link promises nothing.
 */
export function withoutVerification(conf: HomeConf): HomeConf {
  const { home, distBaseConf, botQuals, bottomVerInfo, adverPosMap } = conf
  return {
    ...conf,
    isUnverified: true,
    home: { ...home, title: sloganOf(home.title), text: withoutPromises(home.text) },
    distBaseConf: {
      ...distBaseConf,
      websiteDesc: withoutPromises(distBaseConf.websiteDesc),
      webKeyWordStr: withoutPromises(distBaseConf.webKeyWordStr),
      hdrBarWelceWord: withoutPromises(distBaseConf.hdrBarWelceWord),
      watermark: withoutPromises(distBaseConf.watermark),
    },
    botQuals: botQuals.map((qual) => ({ ...qual, caption: withoutPromises(qual.caption) })),
    bottomVerInfo: {
      ...bottomVerInfo,
      copyInfo: withoutPromises(bottomVerInfo.copyInfo),
      copyright: withoutPromises(bottomVerInfo.copyright),
    },
    adverPosMap: Object.fromEntries(Object.entries(adverPosMap).map(([place, slots]) => [place, slots.map(plainSlot)])),
  }
}
