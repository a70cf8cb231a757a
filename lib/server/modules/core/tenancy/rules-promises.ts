import { simplified } from '@/lib/shared/normalize/simplified'
import type { AdvertSlot, HomeConf } from '@/lib/shared/site/home-conf'

const SLOGAN = '确认收货，才放款'
/** Texts in which the promise is what the rule keeps: the money is released later. */
const FIRST = /先验号[，、,\s]*[后再]放款/gu
const PROMISE = /验号|验过|陪同/u
/** What is left of a sentence whose promise was removed: 先验号，再付款 and 客服陪同验号、换绑. */
const CONSEQUENCE = /^(?:(?:后(?!续)|再|才|然后|满意).*|换绑)$/u

const SEPARATORS = /([，,、：:|｜·。！!？?；;…\s]+)/u
const WEAK_END = /[，,、：:|｜·\s]+$/u
const SENTENCE_END = /[。！!？?；;…\n]/u

/** Removes the clauses that promise verification, and one of the separators around each. */
function plain(text: string): string {
  const pieces = text.replace(FIRST, '确认收货才放款').split(SEPARATORS)
  let kept = ''
  let isAfterPromise = false
  for (let i = 0; i < pieces.length; i += 2) {
    const [clause = '', separator = ''] = pieces.slice(i, i + 2)
    const isDropped: boolean = PROMISE.test(simplified(clause)) || (isAfterPromise && CONSEQUENCE.test(clause))
    if (!isDropped) kept += clause + separator
    else if (i + 2 >= pieces.length || SENTENCE_END.test(separator) || kept.endsWith('、')) {
      kept = kept.replace(WEAK_END, '')
      if (kept && !SENTENCE_END.test(kept.slice(-1))) kept += separator
    }
    isAfterPromise = isDropped && !SENTENCE_END.test(separator)
  }
  return kept
}

const sloganOf = (text: string): string => (PROMISE.test(simplified(text)) ? SLOGAN : text)

/** Keeps a slide's picture and address, whatever it said. */
const plainSlot = (slot: AdvertSlot): AdvertSlot => ({
  ...slot,
  smalltitle: plain(slot.smalltitle) || (slot.smalltitle && SLOGAN),
  text: slot.text && plain(slot.text),
  button: slot.button && (plain(slot.button) || undefined),
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
    home: { ...home, title: sloganOf(home.title), text: plain(home.text) },
    distBaseConf: {
      ...distBaseConf,
      websiteDesc: plain(distBaseConf.websiteDesc),
      webKeyWordStr: plain(distBaseConf.webKeyWordStr),
      hdrBarWelceWord: plain(distBaseConf.hdrBarWelceWord),
      watermark: plain(distBaseConf.watermark),
    },
    botQuals: botQuals.map((qual) => ({ ...qual, caption: plain(qual.caption) })),
    bottomVerInfo: {
      ...bottomVerInfo,
      copyInfo: plain(bottomVerInfo.copyInfo),
      copyright: plain(bottomVerInfo.copyright),
    },
    adverPosMap: Object.fromEntries(Object.entries(adverPosMap).map(([place, slots]) => [place, slots.map(plainSlot)])),
  }
}
