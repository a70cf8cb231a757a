import type { Metadata } from 'next'
import { DocumentsMenu } from '@/components/listings/news/documents-menu'
import { LegalDocument } from '@/components/listings/news/legal-document'
import { MissingArticle } from '@/components/listings/news/missing-article'
import styles from '@/components/listings/news/news.module.css'
import { NewsSide } from '@/components/listings/news/news-side'
import { Crumb } from '@/components/ui/kit/crumb'
import { loadLegal } from '@/lib/server/loaders/load-legal'
import { loadDocuments, loadNewsSide } from '@/lib/server/loaders/load-news'
import { legalPath } from '@/lib/shared/site/legal'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

interface Props {
  params: Promise<{ kind: string }>
  searchParams: Promise<{ version?: string }>
}

const read = async ({ params, searchParams }: Props) => {
  const { host } = await currentDist()
  return loadLegal(host, (await params).kind, (await searchParams).version)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const document = await read(props)
  if (!document) return { title: '协议不存在', robots: { index: false } }
  const shown = await pageMetadata({
    path: legalPath(document.kind),
    title: document.title,
    description: `${document.title}全文，第 ${document.version} 版，历次版本都可以查看。`,
  })
  return document.state === 'inForce' ? shown : { ...shown, robots: { index: false } }
}

export default async function LegalPage(props: Props) {
  const { host, origin } = await currentDist()
  const document = await read(props)
  if (!document) return <MissingArticle />
  const [side, documents] = await Promise.all([loadNewsSide(host), loadDocuments(host)])
  const crumbs = [{ title: '首页', href: '/' }, { title: '资讯中心', href: '/news' }, { title: document.title }]
  return (
    <div className="wrap">
      <Crumb items={crumbs} origin={origin} />
      <div className={styles.cols}>
        <div className={styles.main}>
          <LegalDocument document={document} />
        </div>
        <NewsSide {...side}>
          <DocumentsMenu list={documents} here={document.kind} />
        </NewsSide>
      </div>
    </div>
  )
}
