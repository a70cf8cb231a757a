import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import type { LoadState } from '@/lib/client/hooks/use-load'
import type { Reason } from '@/lib/client/reason'
import type { OtherSite } from '@/lib/contract/entities/order'

/** On another site, now assigned to another merchant, or not existing for this member. */
const FINAL: readonly string[] = ['ELSEWHERE', 'ORDER_PASSED', 'NOT_FOUND'] satisfies Reason[]

/** Why an order is not shown: it is on another site, with a link; otherwise the error. */
export function OrderError({ error, refusal, reload }: Pick<LoadState<unknown>, 'error' | 'refusal' | 'reload'>) {
  if (refusal?.reason === 'ELSEWHERE') return <ThereIsOne {...(refusal.data as OtherSite)} />
  if (refusal?.reason === 'NOT_FOUND')
    return (
      <Empty picture="orders" title={error} text="订单号有误，或这笔订单不属于当前登录的账号">
        <a className="btn" href="/center/buyers/buyRecord">
          查看我的订单
        </a>
      </Empty>
    )
  if (isPassed({ refusal }))
    return (
      <Empty picture="orders" title="这笔订单已改派" text={error}>
        <a className="btn" href="/center/myshop/shopOrder">
          返回接单列表
        </a>
      </Empty>
    )
  return error ? <LoadError message={error} onRetry={reload} /> : null
}

function ThereIsOne({ siteName, url }: OtherSite) {
  if (!url) return <Empty title="订单所在的网站已停用" text="请联系客服处理这笔订单" />
  return (
    <Empty title={`这笔订单在${siteName}`} text="订单、群聊和付款都在下单的网站，用同一个账号登录即可查看">
      <a className={buttonClass({ kind: 'primary' })} href={url}>
        去{siteName}查看
      </a>
    </Empty>
  )
}

export const isOnOtherSite = ({ refusal }: Pick<LoadState<unknown>, 'refusal'>): boolean =>
  refusal?.reason === 'ELSEWHERE'

export const isPassed = ({ refusal }: Pick<LoadState<unknown>, 'refusal'>): boolean =>
  refusal?.reason === 'ORDER_PASSED'

/** A displayed order that the user can no longer access. */
export const isGone = ({ refusal }: Pick<LoadState<unknown>, 'refusal'>): boolean =>
  refusal !== null && FINAL.includes(refusal.reason)
