import type { Metadata } from 'next'
import { cutText } from '@/lib/shared/text/cut-text'
import { isoTime } from '@/lib/shared/text/structured-data'
import { currentDist } from './current-dist'

interface PageFacts {
  /** Canonical path of the page. */
  path: string
  /** Query parameters that make it a different page, in output order; empty ones are left out. */
  query?: Readonly<Record<string, string | number | undefined>>
  title: string
  /** Title on social networks, if other than `title`: site and description are shown next to it. */
  shareTitle?: string
  /** Uses the title without appending the distributor's name. */
  wholeTitle?: boolean
  description?: string
  keywords?: string
  /**
   * Path or address of a more specific picture than the site's own; generated SVG covers do not work on social
   * networks.
   */
  image?: string
  /** The item that the page sells: it has a drawn picture of its own, and the page states its type itself. */
  goodsSn?: string
  /** API times; marks the page as an article. */
  article?: { published: string; updated: string; section: string }
  /** The mobile version, announced to search engines on the desktop page only. */
  mobilePath?: string
  /** False: reachable, but excluded from search engines. */
  index?: boolean
}

/** The canonical address of a page, whatever parameters were requested. */
export function canonicalPath(path: string, query: PageFacts['query'] = {}): string {
  const pairs = Object.entries(query).filter(
    (pair): pair is [string, string | number] => pair[1] !== undefined && pair[1] !== '',
  )
  const counted = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))
  return counted.size > 0 ? `${path}?${counted}` : path
}

/** Screens for which the mobile pages are made. */
const PHONE = 'only screen and (max-width: 640px)'

/** Title, description, canonical address and Open Graph of a public page, with the distributor's name and picture. */
export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const { conf } = await currentDist()
  const { websiteName, websiteDesc } = conf.distBaseConf
  const description = cutText(facts.description ?? websiteDesc, 160)
  const url = canonicalPath(facts.path, facts.query)
  const isDrawn = !facts.image || facts.image.endsWith('.svg')
  const drawn = facts.goodsSn ? `/share/${facts.goodsSn}.png` : '/share.png'
  const shared = {
    title: facts.shareTitle ?? facts.title,
    description,
    url,
    siteName: websiteName,
    locale: 'zh_CN',
    // size and alt text would be repeated for each picture in every page
    images: [{ url: isDrawn ? drawn : (facts.image as string) }],
  }
  const { article } = facts
  return {
    title: facts.wholeTitle ? { absolute: facts.title } : facts.title,
    description,
    ...(facts.keywords && { keywords: facts.keywords }),
    alternates: { canonical: url, ...(facts.mobilePath && { media: { [PHONE]: facts.mobilePath } }) },
    openGraph: article
      ? {
          ...shared,
          type: 'article',
          publishedTime: isoTime(article.published),
          modifiedTime: isoTime(article.updated),
          section: article.section,
        }
      : // Next knows no product
        facts.goodsSn
        ? shared
        : { ...shared, type: 'website' },
    // Without these, the description and the pictures would be repeated; its large cards show a title only.
    twitter: { card: 'summary_large_image', description: websiteName, images: [] },
    ...(facts.index === false && { robots: { index: false, follow: true } }),
  }
}
