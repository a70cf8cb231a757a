import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { Article } from '@/components/listings/news/article'
import { articleSection } from '@/components/listings/news/article-section'
import { DocumentsMenu } from '@/components/listings/news/documents-menu'
import { MissingArticle } from '@/components/listings/news/missing-article'
import styles from '@/components/listings/news/news.module.css'
import { newsCover } from '@/components/listings/news/news-rows'
import { NewsSide } from '@/components/listings/news/news-side'
import { RecordNewsView } from '@/components/listings/news/record-news-view'
import { RelatedGoods, RelatedNews } from '@/components/listings/news/related'
import { Crumb } from '@/components/ui/kit/crumb'
import { JsonLd } from '@/components/ui/kit/json-ld'
import { loadArticle, loadDocuments, loadNewsGoods, loadNewsSide } from '@/lib/server/loaders/load-news'
import { FORMER_ARTICLES, legalPath } from '@/lib/shared/site/legal'
import { DOCUMENT, newsPath } from '@/lib/shared/site/news'
import { articleLd } from '@/lib/shared/text/structured-data'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'
import { siteFacts } from '@/lib/tenant/site-facts'

interface Props {
  params: Promise<{ code: string }>
}

const codeOf = async (params: Props['params']): Promise<string> => decodeURIComponent((await params).code)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { host } = await currentDist()
  const article = await loadArticle(host, await codeOf(params))
  if (!article) return { title: '文章不存在', robots: { index: false } }
  return pageMetadata({
    path: newsPath(article.code),
    title: article.title,
    description: article.summary,
    keywords: article.keywords,
    image: article.cover,
    article: { published: article.createTime, updated: article.updateTime, section: articleSection(article).title },
  })
}

export default async function ArticlePage({ params }: Props) {
  const former = FORMER_ARTICLES[await codeOf(params)]
  if (former) permanentRedirect(legalPath(former))
  const { host, origin, conf } = await currentDist()
  const article = await loadArticle(host, await codeOf(params))
  if (!article) return <MissingArticle />
  const isDocument = article.type === DOCUMENT
  const [side, documents, goods] = await Promise.all([
    loadNewsSide(host),
    isDocument ? loadDocuments(host) : [],
    article.game ? loadNewsGoods(host, article.game.gameId) : [],
  ])
  const section = articleSection(article)
  const crumbs = [
    { title: '首页', href: '/' },
    { title: '资讯中心', href: '/news' },
    ...(isDocument ? [] : [section]),
    { title: article.title },
  ]
  const site = siteFacts(conf)
  const ld = articleLd(origin, {
    path: newsPath(article.code),
    title: article.title,
    summary: article.summary,
    images: [newsCover(article)],
    published: article.createTime,
    updated: article.updateTime,
    section: section.title,
    site,
  })
  return (
    <div className="wrap">
      <Crumb items={crumbs} origin={origin} />
      <div className={styles.cols}>
        <div className={styles.main}>
          <Article article={article} siteName={site.name} />
          <RelatedNews list={article.related} />
        </div>
        <NewsSide {...side} here={article.code}>
          {isDocument ? <DocumentsMenu list={documents} here={article.code} /> : null}
        </NewsSide>
      </div>
      {article.game ? <RelatedGoods game={article.game} list={goods} /> : null}
      <RecordNewsView code={article.code} />
      <JsonLd data={ld} />
    </div>
  )
}
