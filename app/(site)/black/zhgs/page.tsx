import type { Metadata } from 'next'
import { CoverExplained } from '@/components/site/trust/cover-explained'
import { RulingFigures } from '@/components/site/trust/ruling-figures'
import { RulingsPanel } from '@/components/site/trust/rulings-panel'
import { readRulingsQuery } from '@/components/site/trust/rulings-query'
import { TrustHead } from '@/components/site/trust/trust-head'
import { loadCovers } from '@/lib/server/loaders/load-covers'
import { loadRulings } from '@/lib/server/loaders/load-rulings'
import { isWithin } from '@/lib/shared/text/is-within'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}
const PATH = '/black/zhgs'

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = readRulingsQuery(await searchParams)
  const { page } = query
  const { host } = await currentDist()
  const found = await loadRulings(host, { kind: 'retrieval', gid: query.gid, page: String(query.page) })
  return pageMetadata({
    path: PATH,
    query: { page: page > 1 ? page : undefined },
    title: page > 1 ? `账号找回公示 第 ${page} 页` : '账号找回公示',
    description: '账号被找回后怎么处理、赔了多少、用了多久：已处理的找回案件和包赔规则。',
    index: isWithin(page, found),
  })
}

export default async function RetrievalPage({ searchParams }: Props) {
  const query = readRulingsQuery(await searchParams)
  const { host } = await currentDist()
  const [found, tiers] = await Promise.all([
    loadRulings(host, { kind: 'retrieval', gid: query.gid, page: String(query.page) }),
    loadCovers(host),
  ])
  return (
    <div className="wrap">
      <TrustHead
        current="/black/zhgs"
        title="账号找回公示"
        text="账号被找回的案件，赔与不赔都在这里：经过、理由、依据和金额。"
      >
        <RulingFigures found={found} what="已处理找回案件" awarded="赔付金额" />
      </TrustHead>
      <RulingsPanel path={PATH} title="账号找回案件" query={query} found={found} by="game" />
      <CoverExplained tiers={tiers} />
    </div>
  )
}
