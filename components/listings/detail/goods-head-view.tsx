'use client'

import { checkedText } from '@/components/listings/goods/delivery-text'
import { CopyText } from '@/components/ui/kit/copy-text'
import { Icon } from '@/components/ui/kit/icon'
import { GoodsTags } from '@/components/ui/kit/tag'
import styles from './detail.module.css'

interface Props {
  title: string
  goodsSn: string
  published: string
  views: string
  official: boolean
  /** '': not checked by staff. */
  checkDate: string
  /** Minutes from payment to hand-over of checked accounts; null: unknown. */
  handOver: number | null
  ensured: boolean
  bargain: boolean
  facts: readonly (readonly [label: string, value: string])[]
}

/** A client component, so that its markup is sent only once. */
export function GoodsHeadView(props: Props) {
  const { title, goodsSn, published, views, official, checkDate, handOver, ensured, bargain, facts } = props
  return (
    <>
      <h1>{title}</h1>
      <div className={styles.meta}>
        <GoodsTags official={official} checked={checkDate !== ''} ensured={ensured} bargain={bargain} />
        <span className="muted num">{`${published} 发布`}</span>
        <span className="muted">
          <Icon name="eye" />
          <span className="sr">浏览</span>
          <span className="num">{views}</span>
        </span>
        <CopyText text={goodsSn} label={`复制商品编号 ${goodsSn}`} className={`muted ${styles.copy}`}>
          编号 <span className="num">{goodsSn}</span>
          <Icon name="copy" />
        </CopyText>
      </div>
      {checkDate ? <p className={styles.checked}>{checkedText(checkDate, handOver)}</p> : null}
      <dl className={styles.key}>
        {facts.map(([label, value]) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd className="num ell" title={value}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
