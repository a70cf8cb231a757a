import type { Metadata } from 'next'
import { BrowseHistory } from '@/components/listings/wares/browse-history'
import { Crumb } from '@/components/ui/kit/crumb'

export const metadata: Metadata = { title: '我的足迹', robots: { index: false } }

/** Login required: a shell, filled by the member's own calls. */
export default function MyBrowseGoodsPage() {
  return (
    <div className="wrap">
      <Crumb items={[{ title: '首页', href: '/' }, { title: '我的足迹' }]} />
      <header className="section-head">
        <h1 style={{ fontSize: 'var(--fs-20)', lineHeight: 'var(--lh-20)' }}>我的足迹</h1>
      </header>
      <section className="panel" aria-label="看过的商品">
        <BrowseHistory />
      </section>
    </div>
  )
}
