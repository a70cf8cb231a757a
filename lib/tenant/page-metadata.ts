import type { Metadata } from 'next'
import { cutText } from '@/lib/shared/text/cut-text'
import { isoTime } from '@/lib/shared/text/structured-data'
import { currentDist } from './current-dist'

interface PageFacts {
  /** Path of the page's one address. */
  path: string
  /** Query parameters that make it another page, in the order they are to be written; empty ones are left out. */
  query?: Readonly<Record<string, string | number | undefined>>
  title: string
  /** The title as it is, without the distributor's name behind it. */
  wholeTitle?: boolean
  description?: string
  keywords?: string
  /** Path or address of a picture that says more than the site's own; drawn SVG covers are no use to other networks. */
  image?: string
  /** Wire times; makes the page an article. */
  article?: { published: string; updated: string; section: string }
  /** The same for phones, named to search engines on the desktop page only. */
  mobilePath?: string
  /** False: reachable, but not to be found by search engines. */
  index?: boolean
}

/** One address for a page, whatever parameters it was asked with. */
export function canonicalPath(path: string, query: PageFacts['query'] = {}): string {
  const given = Object.entries(query).filter(
    (pair): pair is [string, string | number] => pair[1] !== undefined && pair[1] !== '',
  )
  const counted = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return counted.size > 0 ? `${path}?${counted}` : path
}

/** Screens the phone pages are made for. */
const PHONE = 'only screen and (max-width: 640px)'

/** Title, description, canonical address and Open Graph of a public page, with the distributor's name and picture. */
export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const { conf } = await currentDist()
  const { websiteName, websiteDesc } = conf.distBaseConf
  const description = cutText(facts.description ?? websiteDesc, 160)
  const url = canonicalPath(facts.path, facts.query)
  const isDrawn = !facts.image || facts.image.endsWith('.svg')
  const shared = {
    title: facts.title,
    description,
    url,
    siteName: websiteName,
    locale: 'zh_CN',
    // its size and words would be told twice over, of each picture, in every page
    images: [{ url: isDrawn ? '/share.png' : (facts.image as string) }],
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
      : { ...shared, type: 'website' },
    // the pictures would be told a second time
    twitter: { card: 'summary_large_image', images: [] },
    ...(facts.index === false && { robots: { index: false, follow: true } }),
  }
}
