import type { Brand, HomeConf } from '@/lib/shared/home-conf'

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast of two #RRGGBB colours, 1-21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const AA = 4.5
/** styles/tokens.css mixes at most 2.4 % of primary into #F8F9FB; the plain ground is a safe stand-in. */
const GROUND = '#F8F9FB'

/** First colour pair that cannot be read, in Chinese; null when the brand may be saved. */
export function brandProblem(brand: Brand): string | null {
  const pairs: [string, string, string][] = [
    [brand.onPrimary, brand.primary, '主色上的文字'],
    [brand.onAccent, brand.accent, '强调色上的文字'],
    [brand.onBg, brand.bgColor, '背景上的文字'],
    [brand.primaryText, '#FFFFFF', '链接文字与白底'],
    [brand.primaryText, GROUND, '链接文字与页面底色'],
  ]
  const bad = pairs.find(([a, b]) => contrast(a, b) < AA)
  return bad ? `${bad[2]}对比度不足${AA}:1，请调整颜色` : null
}

/** Links and pictures of a distributor: http(s), or a path of this host. */
const SAFE_URL = /^(?:https?:\/\/[^\s<>"'`\\]+|\/(?![/\\])[^\s<>"'`\\]*|)$/

/** First unsafe address in the configuration; null when all are fine. */
export function unsafeUrl(conf: Omit<HomeConf, 'distId'>): string | null {
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
