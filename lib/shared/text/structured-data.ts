/** schema.org objects for search engines. `origin` may be '' if unknown; addresses are then relative. */
const CONTEXT = 'https://schema.org'

export const absolute = (origin: string, path: string): string => (/^https?:/.test(path) ? path : `${origin}${path}`)

interface CrumbItem {
  title: string
  href?: string
}

/** The last entry is the current page and has no address. */
export const breadcrumbLd = (origin: string, items: readonly CrumbItem[]): object => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: items.map((item, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: item.title,
    ...(item.href && i < items.length - 1 && { item: absolute(origin, item.href) }),
  })),
})

export interface SiteFacts {
  name: string
  description: string
  logo: string
}

/** The operator of the site, and its search address. */
export function siteLd(origin: string, site: SiteFacts): object {
  const home = absolute(origin, '/')
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${home}#organization`,
        name: site.name,
        url: home,
        description: site.description,
        logo: absolute(origin, site.logo),
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: site.name,
        url: home,
        inLanguage: 'zh-CN',
        publisher: { '@id': `${home}#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${absolute(origin, '/wares')}?gt=1&keyWord={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}

interface ArticleFacts {
  path: string
  title: string
  summary: string
  images: readonly string[]
  /** API times, "YYYY-MM-DD HH:mm:ss" Beijing time. */
  published: string
  updated: string
  section: string
  site: SiteFacts
}

export const isoTime = (wire: string): string => `${wire.replace(' ', 'T')}+08:00`

export function articleLd(origin: string, article: ArticleFacts): object {
  const publisher = {
    '@type': 'Organization',
    name: article.site.name,
    url: absolute(origin, '/'),
    logo: absolute(origin, article.site.logo),
  }
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    image: article.images.map((image) => absolute(origin, image)),
    datePublished: isoTime(article.published),
    dateModified: isoTime(article.updated),
    articleSection: article.section,
    inLanguage: 'zh-CN',
    mainEntityOfPage: absolute(origin, article.path),
    author: publisher,
    publisher,
  }
}

/** JSON for a <script> element, escaped so that no text can close the element. */
export const ldText = (ld: object): string => JSON.stringify(ld).replace(/</g, '\\u003c')
