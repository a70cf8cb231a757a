import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { ACCOUNT } from '@/lib/shared/goods-types'
import { BindingBlock } from './binding-block'
import styles from './detail.module.css'
import { FactGroups } from './fact-list'
import type { GoodsBeside } from './goods-beside'
import { bindingRows, factGroups } from './goods-facts'
import { GoodsRules } from './goods-rules'
import { canBeAsked } from './goods-state'
import { HoldingTiles } from './holding-tiles'
import { readDescription } from './holdings'
import { QuestionList } from './question-list'
import { ReviewList } from './review-list'
import { SectionTabs } from './section-tabs'
import { SoldRange } from './sold-range'
import { wordsOf } from './type-words'

/** Everything told about an item; the tabs are anchors of one long page. */
export function GoodsBody({ goods, beside }: { goods: GoodsDetail; beside: GoodsBeside }) {
  const words = wordsOf(goods.goodsTypeId)
  const isAccount = goods.goodsTypeId === ACCOUNT
  const { holdings, text } = readDescription(goods.description)
  const { range, figures, questions } = beside
  const sections = [
    { id: 'facts', title: words.facts },
    ...(holdings.length ? [{ id: 'skins', title: '皮肤与收藏' }] : []),
    ...(isAccount ? [{ id: 'bind', title: '绑定与实名' }] : []),
    ...(range ? [{ id: 'sold', title: '成交行情' }] : []),
    { id: 'desc', title: '卖家描述' },
    { id: 'qa', title: '买家提问' },
    ...(figures ? [{ id: 'reviews', title: '卖家评价' }] : []),
    { id: 'rules', title: '购买须知' },
  ]
  return (
    <div className={`panel ${styles.body}`}>
      <SectionTabs label="详情内容" sections={sections} />
      <section id="facts" aria-label={words.facts}>
        <FactGroups groups={factGroups(goods, holdings)} />
      </section>
      {holdings.length ? (
        <section id="skins">
          <h2>皮肤与收藏</h2>
          <HoldingTiles holdings={holdings} />
        </section>
      ) : null}
      {isAccount ? (
        <section id="bind">
          <h2>绑定与实名</h2>
          <BindingBlock rows={bindingRows(goods)} />
        </section>
      ) : null}
      {range ? (
        <section id="sold">
          <h2>成交行情</h2>
          <SoldRange range={range} price={goods.price} />
        </section>
      ) : null}
      <section id="desc">
        <h2>卖家描述</h2>
        <p>{text || '卖家没有填写描述'}</p>
      </section>
      <section id="qa">
        <h2>买家提问 {questions.total ? <span className="num muted">{questions.total}</span> : null}</h2>
        <QuestionList goodsSn={goods.goodsSn} questions={questions} canAsk={canBeAsked(goods)} />
      </section>
      {figures ? (
        <section id="reviews">
          <h2>卖家评价 {figures.reviews ? <span className="num muted">{figures.reviews}</span> : null}</h2>
          <ReviewList figures={figures} />
        </section>
      ) : null}
      <GoodsRules goodsTypeId={goods.goodsTypeId} />
    </div>
  )
}
