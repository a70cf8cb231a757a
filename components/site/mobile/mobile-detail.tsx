import { BindingBlock } from '@/components/listings/detail/binding-block'
import { bindingOf, factGroups, keyFacts } from '@/components/listings/detail/goods-facts'
import { HoldingTiles } from '@/components/listings/detail/holding-tiles'
import { readDescription } from '@/components/listings/detail/holdings'
import { QuestionList } from '@/components/listings/detail/question-list'
import { RecordView } from '@/components/listings/detail/record-view'
import { ReportLink } from '@/components/listings/detail/report-link'
import { ReviewList } from '@/components/listings/detail/review-list'
import type { SimilarGoods } from '@/components/listings/detail/similar-goods'
import { checkedText, deliveryText } from '@/components/listings/goods/delivery-text'
import { galleryPictures } from '@/components/listings/goods/gallery-pictures'
import { isListed, nowOf } from '@/components/listings/goods/goods-state'
import { SoldRange } from '@/components/listings/goods/sold-range'
import { factsTitle, wordsOf } from '@/components/listings/goods/type-words'
import { waresHref } from '@/components/listings/wares/wares-query'
import { receivingPlace } from '@/components/people/role-card/role-place'
import { Icon } from '@/components/ui/kit/icon'
import { GoodsTags } from '@/components/ui/kit/tag'
import type { GoodsDetail, GoodsRow } from '@/lib/contract/entities/goods'
import { ACCOUNT, goodsType } from '@/lib/shared/goods/goods-types'
import { receiverOf } from '@/lib/shared/goods/receivers'
import { reviewsPath } from '@/lib/shared/goods/shop'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import { MobileBuy } from './mobile-buy'
import { MobileCards } from './mobile-cards'
import styles from './mobile-detail.module.css'
import { MobileFacts } from './mobile-facts'
import { MobileGallery } from './mobile-gallery'
import { MobileSeller } from './mobile-seller'
import { SectionHead } from './section-head'

export function MobileDetail({
  goods,
  near,
  beside,
  conf,
}: {
  goods: GoodsDetail
  near: readonly GoodsRow[]
  beside: SimilarGoods
  conf: HomeConf
}) {
  const type = goodsType(goods.goodsTypeId)
  const words = wordsOf(goods.goodsTypeId, { isVerified: beside.isVerified, isAutomatic: goods.isAutomatic })
  const { holdings, text } = readDescription(goods.description)
  const moreHref = waresHref({ gt: String(goods.goodsTypeId), gid: String(goods.gameId), page: 1 })
  const { range, figures, questions } = beside
  return (
    <>
      <MobileGallery
        title={goods.bigTitle}
        {...galleryPictures(goods)}
        watermark={conf.distBaseConf.watermark}
        checkDate={goods.checkDate}
      />
      <MobileBuy
        goodsSn={goods.goodsSn}
        now={nowOf(goods)}
        tiers={goods.ensureTiers}
        hasQuantity={!type.isUnique}
        receiver={receiverOf(goods.goodsTypeId)}
        place={receivingPlace(goods)}
        bargain={goods.bargain}
        range={range ?? undefined}
        moreHref={moreHref}
        favourites={goods.favourites}
        serviceNum={conf.customerBlock.serviceNum}
        hours={goods.seller.hours}
      >
        <h1>{goods.bigTitle}</h1>
        <GoodsTags
          official={goods.isOfficialSell}
          checked={goods.checkDate !== ''}
          ensured={goods.canEnsure}
          bargain={goods.bargain}
        />
        {goods.checkDate ? <p className={styles.checked}>{checkedText(goods.checked?.minutes ?? null)}</p> : null}
        <dl className={styles.key}>
          {keyFacts(goods).map((fact) => (
            <div key={fact.key}>
              <dt>{fact.label}</dt>
              <dd className="num ell">{fact.value}</dd>
            </div>
          ))}
        </dl>
      </MobileBuy>
      <section className={styles.box} aria-labelledby="facts-h">
        <SectionHead
          id="facts-h"
          title={factsTitle(goods.goodsTypeId)}
          note={
            <>
              编号 <span className="num">{goods.goodsSn}</span>
            </>
          }
        />
        <MobileFacts groups={factGroups(goods, holdings)} />
      </section>
      {holdings.length ? (
        <section className={styles.box} aria-labelledby="skins-h">
          <SectionHead id="skins-h" title="皮肤与收藏" />
          <HoldingTiles holdings={holdings} />
        </section>
      ) : null}
      {goods.goodsTypeId === ACCOUNT ? (
        <section className={styles.box} aria-labelledby="bind-h">
          <SectionHead id="bind-h" title="绑定与实名" />
          <BindingBlock goodsSn={goods.goodsSn} {...bindingOf(goods, beside.isVerified)} />
        </section>
      ) : null}
      {range ? (
        <section className={styles.box} id="sold" aria-labelledby="sold-h">
          <SectionHead id="sold-h" title="成交行情" />
          <SoldRange goodsSn={goods.goodsSn} range={range} price={goods.price} />
        </section>
      ) : null}
      <section className={styles.box} aria-labelledby="desc-h">
        <SectionHead id="desc-h" title="卖家描述" />
        <p className={styles.text}>{text || '卖家没有填写描述'}</p>
      </section>
      <MobileSeller
        seller={goods.seller}
        isOfficial={goods.isOfficialSell}
        delivery={deliveryText({ isAutomatic: goods.isAutomatic, minutes: goods.seller.minutes })}
        figures={figures}
        askHref={isListed(goods) ? '#qa' : undefined}
      />
      <section className={styles.box} id="qa" aria-labelledby="qa-h">
        <SectionHead id="qa-h" title="买家提问" note={questions.total ? `${questions.total} 条` : undefined} />
        <QuestionList goodsSn={goods.goodsSn} questions={questions} canAsk={isListed(goods)} />
      </section>
      {figures ? (
        <section className={styles.box} aria-labelledby="reviews-h">
          <SectionHead
            id="reviews-h"
            title="卖家评价"
            note={figures.rated ? undefined : '暂无'}
            href={figures.rated ? reviewsPath(goods.seller.shop) : undefined}
            more={`全部 ${figures.rated} 条`}
          />
          <ReviewList list={figures.list} />
        </section>
      ) : null}
      <section className={styles.box} aria-labelledby="rules-h">
        <SectionHead id="rules-h" title="购买须知" />
        <ol className={styles.rules}>
          {words.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <p className={styles.report}>
          <ReportLink goodsSn={goods.goodsSn} />
        </p>
      </section>
      <section className={`${styles.box} ${styles.safety}`} aria-labelledby="safety-h">
        <h2 id="safety-h">
          <Icon name="alert" />
          付款前请看
        </h2>
        <ul>
          <li>只在本页下单。站外转账、扫个人码，平台无法追回。</li>
          <li>客服不会索要验证码，也不会让你先交保证金。</li>
          <li>
            收到自称客服的消息，
            <a className="link" href="/kfyz">
              先验真
            </a>
            。
          </li>
        </ul>
      </section>
      {near.length > 0 ? (
        <section className={styles.section} aria-labelledby="near-h">
          <SectionHead id="near-h" title="相近价位" href={moreHref} more="更多" />
          <MobileCards list={near} />
        </section>
      ) : null}
      <RecordView goodsSn={goods.goodsSn} />
    </>
  )
}
