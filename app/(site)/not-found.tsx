import type { Metadata } from 'next'
import { buttonClass } from '@/components/ui/button'
import { ErrorBlock } from '@/components/ui/error-block'

export const metadata: Metadata = { title: '商品不存在', robots: { index: false } }

/** A page of this group that found nothing; the frame is already around it. */
export default function SiteNotFound() {
  return (
    <ErrorBlock code={404} title="商品不存在或已被删除" text="商品可能已下架，编号也可能写错了">
      <a className={buttonClass()} href="/detail">
        查找商品
      </a>
    </ErrorBlock>
  )
}
