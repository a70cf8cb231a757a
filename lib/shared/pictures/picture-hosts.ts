import type { HomeConf } from '../site/home-conf'

/**
 * Origins, https only, from which a distributor's own configuration loads pictures; all others come from the site's
 * host.
 */
export function pictureHosts({ pictArea, botQuals }: Pick<HomeConf, 'pictArea' | 'botQuals'>): string[] {
  const addresses = [...Object.values(pictArea), ...botQuals.map((qual) => qual.url)]
  const origins = addresses.flatMap((text) =>
    text.startsWith('https://') && URL.canParse(text) ? [new URL(text).origin] : [],
  )
  return [...new Set(origins)]
}
