import type { Brand, SiteConf } from '@/lib/shared/site/home-conf'
import { contrastPairs, isReadable, LEAST_CONTRAST } from '@/lib/shared/text/contrast'

/** Returns the first unreadable colour pair, in Chinese; null if the brand can be saved. */
export function brandProblem(brand: Brand): string | null {
  const bad = contrastPairs(brand).find((pair) => !isReadable(pair))
  return bad ? `${bad.label}对比度不足${LEAST_CONTRAST}:1，请调整颜色` : null
}

/** Returns ids of the recommended games, hottest first. */
export const recommendedIn = ({ distBaseConf }: Pick<SiteConf, 'distBaseConf'>): number[] =>
  distBaseConf.recGameStr.split(',').filter(Boolean).map(Number)

/** Links and pictures of a distributor: http(s) addresses, or paths on this host. */
const SAFE_URL = /^(?:https?:\/\/[^\s<>"'`\\]+|\/(?![/\\])[^\s<>"'`\\]*|)$/

/** Returns the first unsafe address in the configuration; null if there is none. */
export function unsafeUrl(conf: SiteConf): string | null {
  const urls = [
    ...Object.values(conf.pictArea),
    ...conf.botQuals.flatMap((q) => [q.url, q.htUrl]),
    ...conf.notifBits.map((n) => n.url),
    ...conf.treeMenuButMap.pc1.map((m) => m.htUrl),
    ...Object.values(conf.adverPosMap)
      .flat()
      .map((a) => a.htUrl),
  ]
  return urls.find((url) => !SAFE_URL.test(url)) ?? null
}
