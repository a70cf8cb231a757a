'use client'

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
  /** What the check by staff means; '': not checked. */
  checked: string
  ensured: boolean
  bargain: boolean
  facts: readonly (readonly [label: string, value: string])[]
}

/** A client component, so that its markup is sent only once. */
export function GoodsHeadView(props: Props) {
  const { title, goodsSn, published, views, official, checked, ensured, bargain, facts } = props
  return (
    <>
      <h1>{title}</h1>
      <div className={styles.meta}>
        <GoodsTags official={official} checked={checked !== ''} ensured={ensured} bargain={bargain} />
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
      {checked ? <p className={styles.checked}>{checked}</p> : null}
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
