import type { Metadata } from 'next'
import styles from '@/components/listings/news/news.module.css'
import { type NewsQuery, newsHeading, newsHref, newsParams, readNewsQuery } from '@/components/listings/news/news-query'
import { NewsRows } from '@/components/listings/news/news-rows'
import { NewsSide } from '@/components/listings/news/news-side'
import { NewsTabs } from '@/components/listings/news/news-tabs'
import { Crumb } from '@/components/ui/kit/crumb'
import { Empty } from '@/components/ui/kit/empty'
import { Pager } from '@/components/ui/kit/pager'
import { loadNewsList, loadNewsSide } from '@/lib/server/loaders/load-news'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const PAGE_SIZE = 12
const listInput = ({ type, category, page }: NewsQuery) => ({
  type: type?.toString(),
  category,
  page: String(page),
  pageSize: String(PAGE_SIZE),
})

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = readNewsQuery(await searchParams)
  const { title, text } = newsHeading(query)
  const { host, conf } = await currentDist()
  const { list } = await loadNewsList(host, listInput(query))
  return pageMetadata({
    path: '/news',
    query: newsParams(query),
    title: query.page > 1 ? `${title} 第 ${query.page} 页` : title,
    description: `${conf.distBaseConf.websiteName}${title}：${text}`,
    index: list.length > 0,
  })
}

export default async function NewsPage({ searchParams }: Props) {
  const query = readNewsQuery(await searchParams)
  const { host, origin } = await currentDist()
  const { page } = query
  const [found, side] = await Promise.all([loadNewsList(host, listInput(query)), loadNewsSide(host)])
  const pages = Math.ceil(found.total / found.pageSize)
  const { title, text } = newsHeading(query)
  const crumbs = [
    { title: '首页', href: '/' },
    ...(title === '资讯中心' ? [] : [{ title: '资讯中心', href: '/news' }]),
    { title },
  ]
  return (
    <div className="wrap">
      <Crumb items={crumbs} origin={origin} />
      <div className={styles.cols}>
        <section className="panel" aria-labelledby="list-h">
          <header className={styles.listHead}>
            <h1 id="list-h">{title}</h1>
            <p>{text}</p>
            <NewsTabs query={query} />
          </header>
          {found.list.length ? (
            <NewsRows list={found.list} />
          ) : (
            <Empty
              picture="search"
              title={page > 1 && found.total ? '没有这一页' : '这里还没有文章'}
              text="可以先看看其他栏目"
            >
              <a className="btn" href={page > 1 ? newsHref({ ...query, page: 1 }) : '/news'}>
                {page > 1 ? '回到第一页' : '查看全部资讯'}
              </a>
            </Empty>
          )}
          <Pager
            page={Math.min(page, Math.max(1, pages))}
            pages={pages}
            hrefOf={(n) => newsHref({ ...query, page: n })}
            className={styles.pages}
          />
        </section>
        <NewsSide {...side} />
      </div>
    </div>
  )
}
