'use client'

import { ErrorBlock } from '@/components/ui/kit/error-block'
import '@/styles/site.css'

/** Error page for a failed root layout: the distributor is unknown here, so it has the default look. */
export default function GlobalError() {
  return (
    <html lang="zh-CN">
      <body>
        <title>服务器暂时无法访问了</title>
        <main id="main">
          <ErrorBlock code={500} title="服务器暂时无法访问了" text="请稍后再试" />
        </main>
      </body>
    </html>
  )
}
