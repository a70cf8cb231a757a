import type { Metadata } from 'next'
import { SiteFrame } from '@/components/frame/site-frame'
import { ErrorBlock } from '@/components/ui/error-block'
import { loadHotGames } from '@/lib/server/loaders/load-hot-games'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '页面不存在', robots: { index: false } }

export default async function NotFound() {
  const { host, conf } = await currentDist()
  return (
    <SiteFrame conf={conf} hotGames={await loadHotGames(host)}>
      <ErrorBlock code={404} title="抱歉，您访问的页面不存在" text="商品可能已下架，链接也可能写错了" />
    </SiteFrame>
  )
}
