import { faceOf } from '@/components/listings/goods/goods-faces'
import { Alert } from '@/components/ui/kit/alert'
import { Icon } from '@/components/ui/kit/icon'
import { Price } from '@/components/ui/kit/price'
import { GoodsTags } from '@/components/ui/kit/tag'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { detailPath } from '@/lib/shared/goods/goods-types'
import { statedFacts } from '@/lib/shared/goods/stated-facts'
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
        {statedFacts(goods.facts)
          .slice(0, 6)
          .map((fact) => (
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
        {goods.seller.hours && !goods.isAutomatic ? (
          <div>
            <dt>营业时间</dt>
            <dd className="num">{goods.seller.hours}</dd>
          </div>
        ) : null}
      </dl>
      {goods.ships ? (
        <Alert kind={goods.isAway ? 'warn' : 'info'}>
          {goods.isAway
            ? `卖家${goods.ships}，回来后可以下单。${goods.seller.awayNote}`
            : `卖家 ${goods.ships}，发货期限只算营业时间。`}
        </Alert>
      ) : null}
    </section>
  )
}
