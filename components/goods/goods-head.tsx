import { CopyText } from '@/components/ui/copy-text'
import { Icon } from '@/components/ui/icon'
import { GoodsTags } from '@/components/ui/tag'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { countText } from './count-text'
import styles from './detail.module.css'
import { columnValue } from './goods-columns'

/** Facts that stand beside the price; the others are in the table below. */
const KEY_FACTS = 4

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
  const facts = goods.facts.slice(0, KEY_FACTS)
  const shown = facts.length
    ? facts
    : [
        { key: 'game', label: '游戏', value: goods.gameName },
        { key: 'area', label: '大区', value: goods.areaName },
        { key: 'server', label: '服务器', value: goods.serverName },
        { key: 'stock', label: '库存', value: columnValue(goods, 'stock') },
      ].filter((fact) => fact.value)
  return (
    <dl className={styles.key}>
      {shown.map((fact) => (
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
