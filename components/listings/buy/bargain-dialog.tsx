'use client'

import { buttonClass } from '@/components/ui/kit/button'
import { Countdown } from '@/components/ui/kit/countdown'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { type KnownBargain, knownBargain, saveBargains } from '@/lib/client/bargain-cache'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { Bargain } from '@/lib/contract/entities/bargain'
import { BARGAIN } from '@/lib/shared/goods/bargain'
import { yuanText } from '@/lib/shared/money/money'
import { OfferForm } from './offer-form'

interface Props {
  goodsSn: string
  price: string
  onClose: () => void
}

const ROOM = '/center/buyers/buyBargainGoods'

/** State of the user's bargain for an item, and the form for an offer if one can be made. */
export function BargainDialog({ goodsSn, price, onClose }: Props) {
  const { data, slow, error, reload } = useLoad(goodsSn, async () => {
    const { list } = await call('GET /goods/bargainingList', { goodsSn })
    saveBargains(list)
    return { bargain: list[0], loadedAt: Date.now() }
  })
  const bargain = data?.bargain
  const known = data ? undefined : knownBargain(goodsSn)
  const offersLeft = bargain?.offersLeft ?? BARGAIN.offers
  const canOffer = data && offersLeft > 0 && bargain?.state !== 'kept' && !bargain?.orderPath
  return (
    <Dialog open title="议价" size="m" onClose={onClose}>
      <div className="dialog-text dialog-stack">
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {known ? <Prices of={known} /> : null}
        {slow ? <SkeletonRows rows={2} height={24} /> : null}
        {data && bargain ? <Standing bargain={bargain} loadedAt={data.loadedAt} onDue={reload} /> : null}
        {canOffer ? <OfferForm goodsSn={goodsSn} price={price} offersLeft={offersLeft} onOffered={reload} /> : null}
        {data && offersLeft === 0 && bargain?.state !== 'kept' ? (
          <p className="muted">{`每件商品最多出价 ${BARGAIN.offers} 次，已用完；可以按标价购买。`}</p>
        ) : null}
      </div>
    </Dialog>
  )
}

/** The user's offer and the seller's counter-offer, once both exist. */
const Prices = ({ of: { sellrBargaPrice, sellrCounterofferPrice } }: { of: KnownBargain }) =>
  sellrBargaPrice && sellrCounterofferPrice ? (
    <p className="muted num">{`我的出价 ${yuanText(sellrBargaPrice)}，卖家还价 ${yuanText(sellrCounterofferPrice)}`}</p>
  ) : null

function Standing({ bargain, loadedAt, onDue }: { bargain: Bargain; loadedAt: number; onDue: () => void }) {
  return (
    <div className="dialog-stack" role="status">
      <p>
        <b>{bargain.stateName}</b>
        {`：${bargain.says}`}
        {bargain.secondsLeft > 0 ? (
          <span className="muted">
            {'，剩 '}
            <Countdown until={loadedAt + bargain.secondsLeft * 1000} label="剩余时间" onEnd={onDue} />
          </span>
        ) : null}
      </p>
      <Prices of={bargain} />
      <p>
        {bargain.orderPath ? (
          <a className={buttonClass({ kind: 'primary' })} href={bargain.orderPath}>
            {`按 ${yuanText(bargain.price)} 下单`}
          </a>
        ) : (
          <a className="link" href={ROOM}>
            {bargain.tone === 'act' ? '去回复卖家的还价' : '查看我的议价'}
          </a>
        )}
      </p>
    </div>
  )
}
