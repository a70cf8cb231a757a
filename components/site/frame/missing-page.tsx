'use client'

import { ErrorBlock } from '@/components/ui/kit/error-block'

/**
 * Page for unknown addresses; the frame is already rendered around it. A client component, because Next includes it in
 * every page.
 */
export const MissingPage = () => (
  <ErrorBlock code={404} title="抱歉，你访问的页面不存在" text="商品可能已下架，链接也可能写错了" />
)
