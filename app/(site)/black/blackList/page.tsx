import type { Metadata } from 'next'
import { RulingsPanel } from '@/components/site/trust/rulings-panel'
import { readRulingsQuery } from '@/components/site/trust/rulings-query'
import { TrustHead } from '@/components/site/trust/trust-head'
import { loadRulings } from '@/lib/server/loaders/load-rulings'
import { isWithin } from '@/lib/shared/text/is-within'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}
const PATH = '/black/blackList'

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = readRulingsQuery(await searchParams)
  const { page } = query
  const { host } = await currentDist()
  const found = await loadRulings(host, {
    kind: 'blacklist',
    gid: query.gid,
    reason: query.reason,
    page: String(query.page),
  })
  return pageMetadata({
    path: PATH,
    query: { page: page > 1 ? page : undefined },
    title: page > 1 ? `黑名单处理公示 第 ${page} 页` : '黑名单处理公示',
    description: '经举报人同意公示的黑名单处理公示：事实、理由、依据的规则和结果，账号与姓名均已打码。',
    index: isWithin(page, found),
  })
}

export default async function BlackListPage({ searchParams }: Props) {
  const query = readRulingsQuery(await searchParams)
  const { host } = await currentDist()
  const found = await loadRulings(host, {
    kind: 'blacklist',
    gid: query.gid,
    reason: query.reason,
    page: String(query.page),
  })
  return (
    <div className="wrap">
      <TrustHead
        current="/black/blackList"
        title="黑名单处理公示"
        text="公示的是处理结果，不是名单：账号和姓名都已打码，且经举报人同意。要查具体账号，请用黑名单查询。"
      />
      <RulingsPanel path={PATH} title="黑名单处理公示" query={query} found={found} by="reason" />
    </div>
  )
}
