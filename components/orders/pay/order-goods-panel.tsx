import { faceOf } from '@/components/listings/goods/goods-faces'
import { Icon } from '@/components/ui/kit/icon'
import { Price } from '@/components/ui/kit/price'
import { GoodsTags } from '@/components/ui/kit/tag'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { detailPath } from '@/lib/shared/goods/goods-types'
import styles from './pay.module.css'

export function OrderGoodsPanel({ goods }: { goods: GoodsDetail }) {
  const place = [goods.gameName, goods.goodsTypeStr, goods.areaName, goods.serverName, goods.crossName]
    .filter(Boolean)
    .join(' · ')
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="goods-h">
      <h2 id="goods-h">商品信息</h2>
      <div className={styles.goods}>
        <GoodsCover {...faceOf(goods)} src={goods.thumbnail} least={96} eager />
        <div>
          <a className={`ell2 ${styles.goodsName}`} href={detailPath(goods.goodsTypeId, goods.goodsSn)}>
            {goods.bigTitle}
          </a>
          <p className="muted ell">{place}</p>
          <GoodsTags
            official={goods.isOfficialSell}
            checked={goods.checkDate !== ''}
            ensured={goods.canEnsure}
            bargain={goods.bargain}
          />
        </div>
        <p className={styles.unitPrice}>
          <Price yuan={goods.price} size="l" />
          <small className="muted num">{goods.goodsSn}</small>
        </p>
      </div>
      <dl className={styles.facts}>
        {goods.facts.slice(0, 6).map((fact) => (
          <div key={fact.key}>
            <dt>{fact.label}</dt>
            <dd className="num ell">{fact.value}</dd>
          </div>
        ))}
        <div>
          <dt>卖家</dt>
          <dd>
            {goods.seller.nickName}
            {goods.seller.authStatus === 2 ? (
              <span className="tag tag-safe">
                <Icon name="verify" />
                已实名
              </span>
            ) : null}
          </dd>
        </div>
      </dl>
    </section>
  )
}
