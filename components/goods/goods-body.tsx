import type { GoodsDetail } from '@/lib/contract/entities/goods'
import styles from './detail.module.css'
import { FactList } from './fact-list'
import { factRows } from './goods-facts'
import { GoodsRules } from './goods-rules'
import { SectionTabs } from './section-tabs'
import { wordsOf } from './type-words'

const SECTIONS = [
  { id: 'desc', title: '卖家描述' },
  { id: 'rules', title: '购买须知' },
]

/** Information, description and rules; the tabs are anchors of one long page. */
export function GoodsBody({ goods }: { goods: GoodsDetail }) {
  const words = wordsOf(goods.goodsTypeId)
  return (
    <div className={`panel ${styles.body}`}>
      <SectionTabs label="详情内容" sections={[{ id: 'facts', title: words.facts }, ...SECTIONS]} />
      <section id="facts" aria-label={words.facts}>
        <FactList rows={factRows(goods)} />
      </section>
      <section id="desc">
        <h2>卖家描述</h2>
        <p>{goods.description || '卖家没有填写描述'}</p>
      </section>
      <GoodsRules goodsTypeId={goods.goodsTypeId} />
    </div>
  )
}
