import { Countdown } from '@/components/ui/kit/countdown'
import { Icon } from '@/components/ui/kit/icon'
import { yuanText } from '@/lib/shared/money/money'
import type { KeptBargain } from './use-order-goods'

/** The item is kept for the reader at a price both sides agreed on. */
export function AgreedPrice({ kept: { bargain, toldAt }, onDue }: { kept: KeptBargain; onDue: () => void }) {
  return (
    <p className="alert alert-safe">
      <Icon name="done" />
      <span>
        {`已按谈好的价格 ${yuanText(bargain.price)} 为你保留，标价 ${yuanText(bargain.listPrice)}，剩 `}
        <Countdown until={toldAt + bargain.secondsLeft * 1000} label="保留时间" onEnd={onDue} />
      </span>
    </p>
  )
}
