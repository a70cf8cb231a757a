import { faceOf, placeText } from '@/components/listings/goods/goods-faces'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { Countdown } from '@/components/ui/kit/countdown'
import { Tag, type TagKind } from '@/components/ui/kit/tag'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import type { Bargain } from '@/lib/contract/entities/bargain'
import { BARGAIN, type BargainAnswer } from '@/lib/shared/goods/bargain'
import { detailPath } from '@/lib/shared/goods/goods-types'
import { yuanText } from '@/lib/shared/money/money'
import styles from './bargain.module.css'

const TONES: Record<Bargain['tone'], TagKind | undefined> = {
  act: 'bargain',
  wait: 'info',
  good: 'safe',
  muted: undefined,
}

interface Props {
  bargain: Bargain
  loadedAt: number
  onDue: () => void
  onAsk: (handle: BargainAnswer) => void
}

export function BargainLine({ bargain, loadedAt, onDue, onAsk }: Props) {
  const { goods, side, secondsLeft, sellrBargaPrice, sellrCounterofferPrice: counter } = bargain
  const times = BARGAIN.offers - bargain.offersLeft
  const isRepriced = goods !== null && goods.price !== bargain.listPrice
  const share = Math.round((Number(sellrBargaPrice) / Number(bargain.listPrice)) * 100)
  return (
    <tr>
      <td>
        <div className={styles.goods}>
          {goods ? <GoodsCover {...faceOf(goods)} src={goods.thumbnail} width={56} /> : <span />}
          <span>
            {goods ? (
              <a className="ell" href={detailPath(goods.goodsTypeId, goods.goodsSn)} title={goods.bigTitle}>
                {goods.bigTitle}
              </a>
            ) : (
              <span className="ell">{`商品 ${bargain.goodsSn} 已删除`}</span>
            )}
            <small className="muted ell">
              {side === 'seller' ? `买家 ${bargain.buyer}` : goods ? placeText(goods, goods.gameName) : ''}
            </small>
          </span>
        </div>
      </td>
      <td className={`num ${styles.r}`} data-name="标价">
        {yuanText(goods?.price ?? bargain.listPrice)}
      </td>
      <td className={`num ${styles.r}`} data-name={side === 'buyer' ? '我的出价' : '买家出价'}>
        <b>{yuanText(sellrBargaPrice)}</b>
        <small className={`muted ${styles.share}`}>
          <span>{`${isRepriced ? '当时标价' : '标价'}的 ${share}%`}</span>，<span>{`第 ${times} 次`}</span>
        </small>
        {bargain.net && bargain.by === 'buyer' ? <Net net={bargain.net} /> : null}
      </td>
      <td className={`num ${styles.r}`} data-name={side === 'buyer' ? '卖家还价' : '我的还价'}>
        {counter ? <b>{yuanText(counter)}</b> : <span className="muted">-</span>}
        {bargain.net && bargain.by === 'seller' ? <Net net={bargain.net} /> : null}
      </td>
      <td>
        <Tag kind={TONES[bargain.tone]}>{bargain.stateName}</Tag>
        <small className={styles.says}>{bargain.says}</small>
        {secondsLeft > 0 ? (
          <small className="muted">
            剩余 <Countdown until={loadedAt + secondsLeft * 1000} label="剩余时间" onEnd={onDue} />
          </small>
        ) : null}
      </td>
      <td>
        <div className={styles.act}>
          {bargain.orderPath ? (
            <a className={buttonClass({ kind: 'primary', size: 'sm' })} href={bargain.orderPath}>
              去下单
            </a>
          ) : null}
          {bargain.actions.map(({ handle, label, primary }) => (
            <Button key={handle} size="sm" kind={primary ? 'primary' : undefined} onClick={() => onAsk(handle)}>
              {label}
            </Button>
          ))}
        </div>
      </td>
    </tr>
  )
}

/** What the seller gets at the last price. */
const Net = ({ net }: { net: string }) => <small className={styles.net}>{`到手 ${yuanText(net)}`}</small>
