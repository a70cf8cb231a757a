import type { Metadata } from 'next'
import { OpenPage } from '@/components/site/open/open-page'
import { loadOpenCalls } from '@/lib/server/loaders/load-open-calls'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    path: '/open',
    title: '卖家接口文档',
    description:
      '用自己的程序发布商品、改价、发货和回复买家：每个接口的字段、权限、频率、错误和请求示例，以及事件通知。',
  })

export default async function Open() {
  const { host } = await currentDist()
  return <OpenPage groups={await loadOpenCalls(host)} />
}
