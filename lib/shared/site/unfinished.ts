import { ADVERT_PLACES, type SiteConf } from './home-conf'
import { CONTACT_FAULTS } from './site-contacts'

/** A page of the site, or a whole address. */
export const isAddress = (text: string): boolean => /^(?:\/(?!\/)|https?:\/\/)/.test(text)

interface Gap {
  /** Part of the form of a site. */
  part: 'nav' | 'advert' | 'foot' | 'service'
  text: string
}

/** What a draft may have and a published site may not: links without name or address, wrong contacts and records. */
export function unfinishedOf(conf: SiteConf): Gap[] {
  const { treeMenuButMap, adverPosMap, notifBits, botQuals } = conf
  const gapsOf = (part: Gap['part'], name: string, { title, url }: { title: string; url: string }): Gap[] =>
    title.trim() === ''
      ? [{ part, text: `${name}没有填名称` }]
      : isAddress(url)
        ? []
        : [{ part, text: `${name}没有填好链接` }]
  return [
    ...treeMenuButMap.pc1.flatMap(({ title, htUrl }, at) =>
      gapsOf('nav', `导航第 ${at + 1} 项`, { title, url: htUrl }),
    ),
    ...Object.entries(ADVERT_PLACES).flatMap(([place, label]) =>
      (adverPosMap[place] ?? []).flatMap(({ smalltitle, htUrl }, at) =>
        gapsOf('advert', `${label}第 ${at + 1} 个广告`, { title: smalltitle, url: htUrl }),
      ),
    ),
    ...notifBits.flatMap((link, at) => gapsOf('foot', `页脚第 ${at + 1} 个链接`, link)),
    ...botQuals.flatMap(({ url, htUrl, caption }, at) =>
      gapsOf('foot', `第 ${at + 1} 个资质`, { title: caption || url, url: htUrl }),
    ),
    ...faultsOf(conf),
  ]
}

function faultsOf({ bottomVerInfo, customerBlock, techSupport }: SiteConf): Gap[] {
  const fields = [
    ['foot', 'ICP 备案号', CONTACT_FAULTS.icpNum(bottomVerInfo.icpNum)],
    ['foot', '公安备案号', CONTACT_FAULTS.pubSecCase(bottomVerInfo.pubSecCase)],
    ['service', '售前客服 QQ ', CONTACT_FAULTS.serviceNum(customerBlock.serviceNum)],
    ['service', '技术支持电话', CONTACT_FAULTS.phone(techSupport.phone)],
    ['service', '技术支持微信', CONTACT_FAULTS.chatId(techSupport.chatId)],
  ] as const
  return fields.flatMap(([part, name, fault]) => (fault ? [{ part, text: `${name}格式不对` }] : []))
}
