import { faceOf } from '@/components/listings/goods/goods-faces'
import type { ListColumn } from '@/components/office/parts/list-columns'
import screen from '@/components/office/parts/screen-page.module.css'
import { SiteName } from '@/components/office/parts/site-name'
import { Tag } from '@/components/ui/kit/tag'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import { serverNow } from '@/lib/client/server-clock'
import type { ReviewRow } from '@/lib/contract/entities/goods-review'
import { yuanText } from '@/lib/shared/money/money'
import { formatShortTime, parseDateTime } from '@/lib/shared/time'
import styles from './goods.module.css'
import { leftText, middleText } from './goods-row'

const TONES = { stop: 'danger', danger: 'danger', warn: 'bargain' } as const
/** Each rule only once, even if it was found several times. */
const namesOf = (findings: ReviewRow['findings']) => [...new Map(findings.map(({ name, weight }) => [name, weight]))]
const short = (time: string): string => formatShortTime(parseDateTime(time))

/** Columns of the review list. */
export const GOODS_COLUMNS: readonly ListColumn<ReviewRow>[] = [
  {
    title: '商品',
    picture: ({ goods }) => <GoodsCover {...faceOf(goods)} src={goods.thumbnail} width={36} />,
    brief: ({ goods }) => (
      <>
        <span className={screen.ellipsis}>{goods.bigTitle}</span>
        <span className={screen.sub}>{`${goods.goodsSn} · ${goods.gameName}`}</span>
      </>
    ),
    render: ({ goods }: ReviewRow) => (
      <span className={styles.item}>
        <GoodsCover {...faceOf(goods)} src={goods.thumbnail} width={44} />
        <span>
          <b className="ell">{goods.bigTitle}</b>
          <small className={`num ell ${screen.sub}`}>{`${goods.goodsSn} · ${goods.gameName}`}</small>
        </span>
      </span>
    ),
  },
  {
    title: '卖家',
    place: 'last',
    width: 148,
    render: ({ seller }: ReviewRow) => (
      <>
        {seller.name}
        <span className={screen.sub}>{`卖出 ${seller.sold}，被找回 ${seller.retrieved}`}</span>
      </>
    ),
  },
  { title: '站点', width: 96, ellipsis: true, render: ({ distId }: ReviewRow) => <SiteName id={distId} /> },
  { title: '提交', place: 'named', width: 112, align: 'right', render: (row: ReviewRow) => short(row.submitTime) },
  {
    title: '价格',
    place: 'sum',
    width: 116,
    align: 'right',
    render: ({ goods, middle }: ReviewRow) => {
      const { text, isFar } = middleText(goods.price, middle)
      return (
        <>
          <b className={screen.num}>{yuanText(goods.price)}</b>
          <span className={`${screen.sub} ${isFar ? screen.late : ''}`}>{text}</span>
        </>
      )
    },
  },
  {
    title: '初审',
    place: 'state',
    width: 168,
    render: ({ findings, words }: ReviewRow) =>
      namesOf(findings).length === 0 ? (
        <span className={screen.ellipsis} title={words}>
          {words || '—'}
        </span>
      ) : (
        <span className={screen.tags}>
          {namesOf(findings)
            .slice(0, 2)
            .map(([name, weight]) => (
              <Tag key={name} kind={TONES[weight]}>
                {name}
              </Tag>
            ))}
          {namesOf(findings).length > 2 ? <Tag>{`共 ${findings.length} 项`}</Tag> : null}
        </span>
      ),
  },
  {
    title: '审核时限',
    place: 'named',
    width: 120,
    align: 'right',
    render: ({ dueTime, doneTime, reviewer }: ReviewRow) => {
      if (!dueTime)
        return (
          <>
            {doneTime ? short(doneTime) : '—'}
            <span className={screen.sub}>{reviewer}</span>
          </>
        )
      const { text, isLate, isNear } = leftText(dueTime, serverNow())
      return <span className={`${screen.num} ${isLate ? screen.late : isNear ? screen.near : ''}`}>{text}</span>
    },
  },
]
