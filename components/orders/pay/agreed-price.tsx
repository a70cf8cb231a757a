import { Countdown } from '@/components/ui/kit/countdown'
import { Icon } from '@/components/ui/kit/icon'
import { yuanText } from '@/lib/shared/money/money'
import type { HeldBargain } from './use-order-goods'

/** The item is reserved for the user at an agreed price. */
export function AgreedPrice({ held: { bargain, loadedAt }, onDue }: { held: HeldBargain; onDue: () => void }) {
  return (
    <p className="alert alert-safe">
      <Icon name="done" />
      <span>
        {`已按谈好的价格 ${yuanText(bargain.price)} 为你保留，标价 ${yuanText(bargain.listPrice)}，剩 `}
        <Countdown until={loadedAt + bargain.secondsLeft * 1000} label="保留时间" onEnd={onDue} />
      </span>
    </p>
  )
}
