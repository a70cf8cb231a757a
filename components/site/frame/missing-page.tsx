'use client'

import { ErrorBlock } from '@/components/ui/kit/error-block'

/** An address that is no page; the frame is already around it. A client component: Next sends it along with every page. */
export const MissingPage = () => (
  <ErrorBlock code={404} title="抱歉，你访问的页面不存在" text="商品可能已下架，链接也可能写错了" />
)
