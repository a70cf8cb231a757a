'use client'

import type { ReactNode } from 'react'
import { SoldRange } from '@/components/listings/goods/sold-range'
import { BindingBlock } from './binding-block'
import styles from './detail.module.css'
import { FactGroups } from './fact-list'
import type { BindingRow, FactGroup } from './goods-facts'
import { GoodsRules } from './goods-rules'
import { HoldingTiles } from './holding-tiles'
import type { Holding } from './holdings'
import { QuestionList } from './question-list'
import { ReviewList } from './review-list'
import { SectionTabs } from './section-tabs'
import type { SimilarGoods } from './similar-goods'

interface Props extends Omit<SimilarGoods, 'figures'> {
  figures: Pick<NonNullable<SimilarGoods['figures']>, 'rated' | 'list'> | undefined
  goodsSn: string
  goodsTypeId: number
  isAutomatic: boolean
  price: string
  /** Title of the facts section. */
  title: string
  groups: readonly FactGroup[]
  holdings: readonly Holding[]
  /** Only for accounts. */
  binding?: { rows: readonly BindingRow[]; note: string; isChecked: boolean }
  text: string
  /** The seller's video, and the recording that staff made of the check. */
  video?: ReactNode
  recording?: ReactNode
  canAsk: boolean
  /** Link to all reviews of the seller. */
  reviewsHref: string
}

/** A client component: as data, a page of facts is half the bytes of its markup in the RSC payload. */
export function BodyView(props: Props) {
  const {
    goodsSn,
    goodsTypeId,
    isAutomatic,
    price,
    title,
    groups,
    holdings,
    binding,
    text,
    video,
    recording,
    canAsk,
    reviewsHref,
    range,
    figures,
    questions,
    isVerified,
  } = props
  const sections = [
    { id: 'facts', title },
    ...(holdings.length ? [{ id: 'skins', title: '皮肤与收藏' }] : []),
    ...(binding ? [{ id: 'bind', title: '绑定与实名' }] : []),
    ...(range ? [{ id: 'sold', title: '成交行情' }] : []),
    { id: 'desc', title: '卖家描述' },
    { id: 'qa', title: '买家提问' },
    ...(figures ? [{ id: 'reviews', title: '卖家评价' }] : []),
    { id: 'rules', title: '购买须知' },
  ]
  return (
    <div className={`panel ${styles.body}`}>
      <SectionTabs label="详情" sections={sections} />
      <section id="facts">
        <h2 className="sr">{title}</h2>
        <FactGroups groups={groups} />
        {recording}
      </section>
      {holdings.length ? (
        <section id="skins">
          <h2>皮肤与收藏</h2>
          <HoldingTiles holdings={holdings} />
        </section>
      ) : null}
      {binding ? (
        <section id="bind">
          <h2>绑定与实名</h2>
          <BindingBlock goodsSn={goodsSn} {...binding} />
        </section>
      ) : null}
      {range ? (
        <section id="sold">
          <h2>成交行情</h2>
          <SoldRange goodsSn={goodsSn} range={range} price={price} />
        </section>
      ) : null}
      <section id="desc">
        <h2>卖家描述</h2>
        <p>{text}</p>
        {video}
      </section>
      <section id="qa">
        <h2>买家提问 {questions.total ? <span className="num muted">{questions.total}</span> : null}</h2>
        <QuestionList goodsSn={goodsSn} questions={questions} canAsk={canAsk} />
      </section>
      {figures ? (
        <section id="reviews">
          <h2>
            卖家评价{' '}
            {figures.rated ? (
              <a className="link num" href={reviewsHref}>
                全部 {figures.rated} 条
              </a>
            ) : (
              <span className="muted">暂无</span>
            )}
          </h2>
          <ReviewList list={figures.list} />
        </section>
      ) : null}
      <GoodsRules goodsTypeId={goodsTypeId} isVerified={isVerified} isAutomatic={isAutomatic} />
    </div>
  )
}
