import { Icon } from '@/components/ui/kit/icon'
import type { Payee } from './use-payouts'

export function PayeeIcon({ kind }: Pick<Payee, 'kind'>) {
  if (kind === 2)
    return (
      <span className="way-ic way-wx">
        <Icon name="wechat" />
      </span>
    )
  return (
    <span className={`way-ic ${kind === 1 ? 'way-ali' : 'way-bal'}`} aria-hidden="true">
      {kind === 1 ? '支' : '卡'}
    </span>
  )
}
