'use client'

import { waitText } from '@/components/listings/detail/seller-words'
import { SellerFace } from '@/components/listings/goods/seller-face'
import { CopyText } from '@/components/ui/kit/copy-text'
import { Icon } from '@/components/ui/kit/icon'
import { Tag } from '@/components/ui/kit/tag'
import type { ShopPage } from '@/lib/contract/entities/shop'
import { shopPath } from '@/lib/shared/goods/shop'
import { yuanText } from '@/lib/shared/money/money'
import { faceBadge } from '@/lib/shared/people/face'
import styles from './shop.module.css'

/** authStatus of a real-name verified member. */
const VERIFIED = 2

type Face = Omit<ShopPage, 'shelves' | 'figures'> &
  Pick<ShopPage['figures'], 'stars' | 'rated' | 'replyMinutes' | 'retrieval' | 'claims'>

/** The shop's owner, description and trade statistics. */
export function ShopHead({ shop, origin }: { shop: Face; origin: string }) {
  return (
    <header className={`panel ${styles.head}`}>
      <SellerFace userId={shop.code} name={shop.name} actor={shop.actor} isOfficial={shop.isOfficial} size={64} />
      <div className={styles.who}>
        <h1>{shop.name}</h1>
        <p className="tags">
          {shop.isOfficial ? <Tag kind="official">官方</Tag> : null}
          {shop.authStatus === VERIFIED ? (
            <Tag kind="safe" icon="verify">
              {shop.faceMonth ? faceBadge(shop.faceMonth) : '已实名'}
            </Tag>
          ) : (
            <Tag>未实名</Tag>
          )}
          <span className="muted num">{`${shop.since} 加入`}</span>
        </p>
        {shop.notice ? <p className={styles.notice}>{shop.notice}</p> : null}
      </div>
      <CopyText text={`${origin}${shopPath(shop.code)}`} className="btn btn-sm">
        <Icon name="share" />
        复制链接
      </CopyText>
      <dl className={styles.figures}>
        {figuresOf(shop).map(([label, value, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b className="num">{value}</b>
              <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

/** Each number with its basis; unavailable ones are shown as such. */
const figuresOf = ({
  sold,
  onSale,
  completion,
  replyMinutes,
  stars,
  rated,
  retrieval,
  claims,
}: Face): [string, string, string][] => [
  ['成交', String(sold), '全部站点累计'],
  ['在售', String(onSale), '本站在售'],
  completion
    ? ['完成率', `${completion.percent}%`, `近 90 天完成 ${completion.completed}/${completion.over} 笔`]
    : ['完成率', '暂无', '近 90 天不足 5 笔'],
  retrieval
    ? ['被找回比例', `${retrieval.percent}%`, `卖出 ${retrieval.accounts} 个，理赔 ${retrieval.retrieved} 个`]
    : ['被找回比例', '暂无', '卖出账号不足 5 个'],
  [
    '理赔',
    claims.paid > 0 ? `${claims.paid} 笔` : '0 笔',
    claims.paid > 0 ? `共赔付 ${yuanText(claims.sum)}` : '没有赔付过',
  ],
  replyMinutes === null
    ? ['回复提问', '暂无', '近 90 天回答太少']
    : ['回复提问', waitText(replyMinutes), '近 90 天中位数'],
  stars === null ? ['评分', '暂无', '还没有评价'] : ['评分', stars.toFixed(1), `${rated} 条评价`],
]
