import type { HomeConf } from '@/lib/shared/site/home-conf'

const SLOGAN = '确认收货，才放款'
/** Matches 客服陪同验号, 全程客服陪同 and similar, with the preceding comma. */
const PROMISE = /[，、,]?(?:全程)?客服(?:全程)?陪同(?:验号)?(?:换绑|、换绑)?/gu
const FIRST = /先验号[，、]?后放款/gu

const plain = (text: string): string =>
  text
    .replace(FIRST, '确认收货才放款')
    .replace(PROMISE, '')
    .replace(/^[，、,]/u, '')

/**
 * Removes promises of staff verification from a site whose rules do not require it, even if they were written when they
 * did.
 */
export function withoutVerification(conf: HomeConf): HomeConf {
  const { title, text } = conf.home
  return {
    ...conf,
    isUnverified: true,
    home: { ...conf.home, title: title.includes('验号') ? SLOGAN : title, text: plain(text) },
    distBaseConf: { ...conf.distBaseConf, websiteDesc: plain(conf.distBaseConf.websiteDesc) },
  }
}
