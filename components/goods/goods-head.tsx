import { CopyText } from '@/components/ui/copy-text'
import { Icon } from '@/components/ui/icon'
import { GoodsTags } from '@/components/ui/tag'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { countText } from '@/lib/shared/count-text'
import styles from './detail.module.css'
import { keyFacts } from './goods-facts'

/** Title, tags, number, and the four facts a buyer asks for first. */
export function GoodsHead({ goods }: { goods: GoodsDetail }) {
  return (
    <>
      <h1>{goods.bigTitle}</h1>
      <div className={styles.meta}>
        <GoodsTags official={goods.isOfficialSell} ensured={goods.canEnsure} bargain={goods.bargain} />
        <span className="muted num">{goods.createTime} 发布</span>
        <span className="muted">
          <Icon name="eye" />
          <span className="sr">浏览</span>
          <span className="num">{countText(goods.views)}</span>
        </span>
        <CopyText text={goods.goodsSn} label={`复制商品编号 ${goods.goodsSn}`} className={`muted ${styles.copy}`}>
          编号 <span className="num">{goods.goodsSn}</span>
          <Icon name="copy" />
        </CopyText>
      </div>
      <KeyFacts goods={goods} />
    </>
  )
}

function KeyFacts({ goods }: { goods: GoodsDetail }) {
  return (
    <dl className={styles.key}>
      {keyFacts(goods).map((fact) => (
        <div key={fact.key}>
          <dt>{fact.label}</dt>
          <dd className="num ell" title={fact.value}>
            {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
