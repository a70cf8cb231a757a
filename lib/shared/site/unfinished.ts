import { ADVERT_PLACES, type SiteConf } from './home-conf'

/** A page of the site, or a whole address. */
export const isAddress = (text: string): boolean => /^(?:\/(?!\/)|https?:\/\/)/.test(text)

interface Gap {
  /** Part of the form of a site. */
  part: 'nav' | 'advert' | 'foot'
  text: string
}

/** What a draft may lack and a published site may not: names and addresses of its links. */
export function unfinishedOf({ treeMenuButMap, adverPosMap, notifBits }: SiteConf): Gap[] {
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
  ]
}
