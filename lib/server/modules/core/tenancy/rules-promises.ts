import type { HomeConf } from '@/lib/shared/site/home-conf'

const SLOGAN = '确认收货，才放款'
/** 客服陪同验号, 全程客服陪同 and the like, with the comma before them. */
const PROMISE = /[，、,]?(?:全程)?客服(?:全程)?陪同(?:验号)?(?:换绑|、换绑)?/gu
const FIRST = /先验号[，、]?后放款/gu

const plain = (text: string): string =>
  text
    .replace(FIRST, '确认收货才放款')
    .replace(PROMISE, '')
    .replace(/^[，、,]/u, '')

/** A site whose rules ask for no verification does not speak of it, whatever was written while they did. */
export function withoutVerification(conf: HomeConf): HomeConf {
  const { title, text } = conf.home
  return {
    ...conf,
    isUnverified: true,
    home: { ...conf.home, title: title.includes('验号') ? SLOGAN : title, text: plain(text) },
    distBaseConf: { ...conf.distBaseConf, websiteDesc: plain(conf.distBaseConf.websiteDesc) },
  }
}
