import { Tag } from '@/components/ui/kit/tag'
import { WITHDRAWAL_WORDS } from '@/lib/shared/money/payout'
import type { Withdrawal } from './use-payouts'

export function StateTag({ state, name }: { state: Withdrawal['state']; name: string }) {
  const { tone } = WITHDRAWAL_WORDS[state]
  return <Tag kind={tone === 'plain' ? undefined : tone}>{name}</Tag>
}
