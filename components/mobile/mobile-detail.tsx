import { factRows, keyFacts } from '@/components/goods/goods-facts'
import { RecordView } from '@/components/goods/record-view'
import { wordsOf } from '@/components/goods/type-words'
import { waresHref } from '@/components/goods/wares-query'
import { Icon } from '@/components/ui/icon'
import { GoodsTags } from '@/components/ui/tag'
import type { GoodsDetail, GoodsRow } from '@/lib/contract/entities/goods'
import { goodsType } from '@/lib/shared/goods-types'
import type { HomeConf } from '@/lib/shared/home-conf'
import { MobileBuy } from './mobile-buy'
import { MobileCards } from './mobile-cards'
import styles from './mobile-detail.module.css'
import { MobileGallery } from './mobile-gallery'
import { MobileSeller } from './mobile-seller'
import { SectionHead } from './section-head'

/** Rows shown before 全部. */
const FACTS = 12

export function MobileDetail({
  goods,
  similar,
  conf,
}: {
  goods: GoodsDetail
  similar: readonly GoodsRow[]
  conf: HomeConf
}) {
  const words = wordsOf(goods.goodsTypeId)
  return (
    <>
      <MobileGallery goods={goods} watermark={conf.distBaseConf.watermark} />
      <MobileBuy
        goodsSn={goods.goodsSn}
        now={{ price: goods.price, stock: goods.stock, reserved: goods.reserved, status: goods.status }}
        tiers={goods.ensureTiers}
        hasQuantity={!goodsType(goods.goodsTypeId).isUnique}
        bargain={goods.bargain}
        favourites={goods.favourites}
        serviceNum={conf.customerBlock.serviceNum}
      >
        <h1>{goods.bigTitle}</h1>
        <GoodsTags official={goods.isOfficialSell} ensured={goods.canEnsure} bargain={goods.bargain} />
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
          title={words.facts}
          note={
            <>
              编号 <span className="num">{goods.goodsSn}</span>
            </>
          }
        />
        <Facts rows={factRows(goods)} />
      </section>
      <section className={styles.box} aria-labelledby="desc-h">
        <SectionHead id="desc-h" title="卖家描述" />
        <p className={styles.text}>{goods.description || '卖家没有填写描述'}</p>
      </section>
      <section className={styles.box} aria-labelledby="rules-h">
        <SectionHead id="rules-h" title="购买须知" />
        <ol className={styles.rules}>
          {words.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </section>
      <MobileSeller seller={goods.seller} isOfficial={goods.isOfficialSell} />
      <section className={`${styles.box} ${styles.safety}`} aria-labelledby="safety-h">
        <h2 id="safety-h">
          <Icon name="alert" />
          付款前请看
        </h2>
        <ul>
          <li>只在本页下单。站外转账、扫个人码，平台无法追回。</li>
          <li>客服不会索要验证码，也不会让你先交押金。</li>
          <li>
            收到自称客服的消息，
            <a className="link" href="/kfyz">
              先验真
            </a>
            。
          </li>
        </ul>
      </section>
      {similar.length > 0 ? (
        <section className={styles.section} aria-labelledby="similar-h">
          <SectionHead
            id="similar-h"
            title="同类热门"
            href={waresHref({ gt: String(goods.goodsTypeId), gid: String(goods.gameId), page: 1 })}
            more="更多"
          />
          <MobileCards list={similar} />
        </section>
      ) : null}
      <RecordView goodsSn={goods.goodsSn} />
    </>
  )
}

/** The rest opens without scripts. */
function Facts({ rows }: { rows: [string, string][] }) {
  const rest = rows.slice(FACTS)
  return (
    <>
      <FactList rows={rows.slice(0, FACTS)} />
      {rest.length > 0 ? (
        <details className={styles.all}>
          <summary>
            全部 <span className="num">{rows.length}</span> 项
            <Icon name="down" />
          </summary>
          <FactList rows={rest} />
        </details>
      ) : null}
    </>
  )
}

const FactList = ({ rows }: { rows: [string, string][] }) => (
  <dl className={styles.facts}>
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
)
