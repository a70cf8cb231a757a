import type { Metadata } from 'next'
import { RestrictionFigures } from '@/components/site/trust/restriction-figures'
import { RulingFigures } from '@/components/site/trust/ruling-figures'
import { RulingsPanel } from '@/components/site/trust/rulings-panel'
import { readRulingsQuery } from '@/components/site/trust/rulings-query'
import { TrustHead } from '@/components/site/trust/trust-head'
import { loadRestrictionFigures } from '@/lib/server/loaders/load-restriction-figures'
import { loadRulings } from '@/lib/server/loaders/load-rulings'
import { isWithin } from '@/lib/shared/text/is-within'
import { RULING_KINDS } from '@/lib/shared/trade/trust'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}
const PATH = '/eventCase'

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = readRulingsQuery(await searchParams)
  const { kind, page } = query
  const { host } = await currentDist()
  const found = await loadRulings(host, { kind: query.kind, gid: query.gid, page: String(query.page) })
  return pageMetadata({
    path: PATH,
    query: { kind, page: page > 1 ? page : undefined },
    title: [kind ? `${RULING_KINDS[kind]}案例公示` : '案例公示', page > 1 ? `第 ${page} 页` : '']
      .filter(Boolean)
      .join(' '),
    description: '平台处理过的售后、账号找回和黑名单案件：经过、理由、依据的规则和结果，当事人信息均已打码。',
    index: isWithin(page, found),
  })
}

export default async function CasesPage({ searchParams }: Props) {
  const query = readRulingsQuery(await searchParams)
  const { host } = await currentDist()
  const found = await loadRulings(host, { kind: query.kind, gid: query.gid, page: String(query.page) })
  const months = await loadRestrictionFigures(host)
  return (
    <div className="wrap">
      <TrustHead
        current="/eventCase"
        title="案例公示"
        text="每件案例都写明事实、理由和依据的规则，允许申诉一次。双方信息已打码。"
      >
        <RulingFigures found={found} what="已公示案例" awarded="退赔金额" />
        <p>
          <a className="link" href="/black/zhgs#cover">
            了解包赔怎么赔
          </a>
        </p>
      </TrustHead>
      <RulingsPanel path={PATH} title="处理案例" query={query} found={found} by="kind" />
      <RestrictionFigures months={months} />
    </div>
  )
}
