import type { Metadata } from 'next'
import { ToolPage } from '@/components/modes/tool/tool-page'
import { loadTools } from '@/lib/server/loaders/load-tools'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    path: '/tool/tool',
    title: '交易工具',
    description: '卖家到手价、买家应付、游戏币比例计算，账号估价、客服验真、黑号查询，都在这里。',
  })

interface Props {
  searchParams: Promise<{ gid?: string | string[]; gt?: string | string[]; price?: string | string[] }>
}

/** Query: gid, gt and price, the initial values of the net-price calculator. */
export default async function Tools({ searchParams }: Props) {
  const { gid = '', gt = '', price = '' } = await searchParams
  const { host } = await currentDist()
  const { games, conf, scales, ...kind } = await loadTools(host, { gid: String(gid), gt: String(gt) })
  return <ToolPage games={games} start={{ ...kind, price: String(price).slice(0, 11), conf }} scales={scales.list} />
}
